import { Looks } from './looks';

const styles = () => undefined;

it('a tree of looks forgets all when more of them are known than it keeps', () => {
  const looks = new Looks<string>(10);
  const learn = (size: number) => {
    const look = looks.find([styles], { size });
    if (look) looks.keep(look, 'rules');
  };
  const isKnown = (size: number) => looks.find([styles], { size })?.known === 'rules';
  for (let size = 1; size <= 10; size += 1) learn(size);
  expect([isKnown(1), isKnown(10)]).toEqual([true, true]);
  learn(11);
  expect([isKnown(1), isKnown(11)]).toEqual([false, false]);
});

it('a tree of looks forgets all when too much leads nowhere', () => {
  const looks = new Looks<string>(10);
  const look = looks.find([styles], { size: 1 });
  if (look) looks.keep(look, 'rules');
  for (let size = 2; size < 200; size += 1) looks.find([styles], { size, sx: () => ({}) });
  expect(looks.find([styles], { size: 1 })?.known).toBeUndefined();
});

it('a tree of looks tells a number from the same text, and a property of the component from one of its owner state', () => {
  const looks = new Looks<string>(1_000);
  const found = [
    { size: 1 },
    { size: '1' },
    { size: true },
    { size: null },
    { ownerState: { size: 1 } },
    { size: 1, ownerState: { size: 1 } },
    { size: 1, ownerState: {} },
    { size: { size: 1 } },
  ].map((props) => looks.find([styles], props));
  expect(new Set(found).size).toBe(found.length);
});

it('a tree of looks tells styles that an owner state shares with its component from others', () => {
  const looks = new Looks<string>(1_000);
  const sx = { color: 'red' };
  const together = looks.find([styles], { sx, ownerState: { sx } });
  expect(looks.find([styles], { sx, ownerState: { sx: { color: 'blue' } } })).not.toBe(together);
  expect(looks.find([styles], { sx, ownerState: { sx } })).toBe(together);
});
