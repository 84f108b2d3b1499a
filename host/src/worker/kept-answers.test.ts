import { getAnswerKeeper, setAnswerKeeper } from '@site/shell';
import { createContentFollower, KeptAnswers } from './kept-answers';

const call = { name: 'listProducts' };
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

  it('are given up with the content that they show, and what is being read meanwhile is kept nowhere', () => {
    const follow = createContentFollower();
    follow(1);
    const before = getAnswerKeeper();
    before?.set(call, 'key', 'old');
    follow(1);
    expect(getAnswerKeeper()?.get(call, 'key')).toBe('old');
    follow(2);
    before?.set(call, 'late', 'old');
    expect(getAnswerKeeper()?.get(call, 'key')).toBeUndefined();
    expect(getAnswerKeeper()?.get(call, 'late')).toBeUndefined();
  });

  it('are none while nobody says which content the API has', () => {
    const follow = createContentFollower();
    follow(1);
    follow(undefined);
    expect(getAnswerKeeper()).toBeUndefined();
  });
});
