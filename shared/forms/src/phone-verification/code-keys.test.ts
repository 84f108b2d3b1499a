import { createCodeKeys } from './code-keys';

function setUp() {
  let made = 0;
  const clock = { now: 0 };
  const keys = createCodeKeys(
    () => `key-${++made}`,
    () => clock.now,
  );
  return { clock, keys };
}

describe('the keys of one-time codes', () => {
  it('are the same for the same typed code, also after another one', () => {
    const { keys } = setUp();
    const first = keys.forCode('c-1', '111111');
    expect(keys.forCode('c-1', '222222')).not.toBe(first);
    expect(keys.forCode('c-2', '111111')).not.toBe(first);
    expect(keys.forCode('c-1', '111111')).toBe(first);
  });

  it('stay until sending was answered', () => {
    const { keys } = setUp();
    const first = keys.forSend('9876543210');
    expect(keys.forSend('9000000002')).not.toBe(first);
    expect(keys.forSend('9876543210')).toBe(first);
    keys.sendAnswered('9876543210');
    expect(keys.forSend('9876543210')).not.toBe(first);
  });

  it('ask for a new code when the first one would have run out', () => {
    const { clock, keys } = setUp();
    const first = keys.forSend('9876543210');
    clock.now = 4 * 60 * 1000;
    expect(keys.forSend('9876543210')).not.toBe(first);
  });
});
