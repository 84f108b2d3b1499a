import { announceChange, onChange } from './changes';
import { shareClearing } from './clearing';

/** What Firefox does where storage is switched off: there is a constructor, and it throws. */
class ForbiddenChannel {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

const real = globalThis.BroadcastChannel;
beforeEach(() => {
  globalThis.BroadcastChannel = ForbiddenChannel as unknown as typeof BroadcastChannel;
});
afterEach(() => {
  globalThis.BroadcastChannel = real;
});

describe('a browser that forbids channels between its windows', () => {
  it('shares no clearing, and the page goes on', () => {
    const { tell, stop } = shareClearing(() => undefined);
    expect(tell).not.toThrow();
    expect(stop).not.toThrow();
  });

  it('tells a change in the window that made it', () => {
    const listener = jest.fn();
    const stop = onChange(listener);
    announceChange();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});
