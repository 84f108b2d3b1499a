import { eitherSignal } from './either-signal';

const { any } = AbortSignal;
afterEach(() => Object.assign(AbortSignal, { any }));

/** As in Safari before 17.4. */
const forgetAny = () => Object.assign(AbortSignal, { any: undefined });

describe.each([
  ['a browser of today', () => undefined],
  ['a browser without AbortSignal.any', forgetAny],
])('one signal of two, in %s', (_name, prepare) => {
  beforeEach(() => {
    prepare();
  });

  it.each([0, 1])('is aborted with signal %i of them, for its reason', (which) => {
    const callers = [new AbortController(), new AbortController()] as const;
    const either = eitherSignal(callers[0].signal, callers[1].signal);
    expect(either.aborted).toBe(false);
    callers[which]?.abort('left the page');
    expect(either).toMatchObject({ aborted: true, reason: 'left the page' });
    callers[1 - which]?.abort('too late');
    expect(either.reason).toBe('left the page');
  });

  it('is aborted from the start when one of them was', () => {
    const open = new AbortController().signal;
    const either = eitherSignal(open, AbortSignal.abort('gone before'));
    expect(either).toMatchObject({ aborted: true, reason: 'gone before' });
  });
});
