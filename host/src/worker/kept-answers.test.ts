import { keepAnswer, setAnswerKeeper } from '@site/shell';
import { createContentFollower, KeptAnswers } from './kept-answers';

const call = { name: 'listProducts' };
const answers = (answer: string) => () => Promise.resolve(answer);
afterEach(() => setAnswerKeeper(undefined));

describe('the answers that a render worker keeps', () => {
  it('are there for five seconds', () => {
    let now = 1_000;
    const kept = new KeptAnswers({ now: () => now });
    kept.set(call, 'listProducts/vayu_one', [1]);
    now += 4_999;
    expect(kept.get(call, 'listProducts/vayu_one')).toEqual([1]);
    expect(kept.get(call, 'listProducts/vayu_marut')).toBeUndefined();
    now += 2;
    expect(kept.get(call, 'listProducts/vayu_one')).toBeUndefined();
  });

  it('are shared by nobody who reads by another description of the call', () => {
    const kept = new KeptAnswers();
    kept.set(call, 'listProducts/vayu_one', [1]);
    expect(kept.get({ ...call }, 'listProducts/vayu_one')).toBeUndefined();
  });

  it('cannot be changed by a page', () => {
    const kept = new KeptAnswers();
    const answer = [{ title: 'Vayu One', images: ['a'] }];
    kept.set(call, 'key', answer);
    expect(() => answer[0]?.images.push('b')).toThrow(TypeError);
  });

  it('are given up with the content that they show, and what is being read meanwhile is kept nowhere', async () => {
    const follow = createContentFollower();
    follow(1);
    expect(await keepAnswer(call, 'key', answers('old'))).toBe('old');
    let arrive: (answer: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const reading = keepAnswer(call, 'late', () => late);
    follow(1);
    expect(await keepAnswer(call, 'key', answers('new'))).toBe('old');
    follow(2);
    arrive('old');
    expect(await reading).toBe('old');
    expect(await keepAnswer(call, 'key', answers('new'))).toBe('new');
    expect(await keepAnswer(call, 'late', answers('new'))).toBe('new');
  });

  it('are none while nobody says which content the API has', async () => {
    const follow = createContentFollower();
    follow(1);
    follow(undefined);
    expect(await keepAnswer(call, 'key', answers('first'))).toBe('first');
    expect(await keepAnswer(call, 'key', answers('second'))).toBe('second');
  });
});
