import { atOnce } from './at-once';

const nextTurn = () => new Promise((next) => setImmediate(next));

it('work on a list is done for every item, and for as many at once as are allowed', async () => {
  const done: string[] = [];
  let underWay = 0;
  let most = 0;
  await atOnce(['a', 'b', 'c', 'd', 'e'], 2, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await nextTurn();
    underWay -= 1;
    done.push(item);
  });
  expect(most).toBe(2);
  expect(done.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('work on a list that fails begins no further item, and is told as failed once what was under way has ended', async () => {
  const told: string[] = [];
  let endOther: () => void = () => undefined;
  const done = atOnce(['fails', 'other', 'further'], 2, async (item) => {
    told.push(`${item} begins`);
    if (item === 'fails') throw new Error('the first error');
    await new Promise<void>((end) => {
      endOther = end;
    });
    told.push(`${item} ends`);
  }).catch((error: Error) => told.push(error.message));
  // By then whoever waited for nothing else would have been told.
  await nextTurn();
  endOther();
  await done;
  await nextTurn();
  expect(told).toEqual(['fails begins', 'other begins', 'other ends', 'the first error']);
});
