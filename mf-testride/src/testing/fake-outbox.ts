/** What the device of a test says of itself, and what it was told. */
export const device = { tellChange: () => {}, tellCleared: () => {}, tellOthers: jest.fn() };

/**
 * Takes the place of `@site/outbox`: what keeps and encrypts has tests of its own.
 * `jest.mock('@site/outbox', () => jest.requireActual('../testing/fake-outbox').fakeOutbox);`
 */
export const fakeOutbox = {
  AWAY_MS: 600_000,
  isPin: () => true,
  checkStorage: jest.fn(async () => 'ready'),
  readExpiredNote: jest.fn(async () => undefined),
  onChange: (tell: () => void) => {
    device.tellChange = tell;
    return () => undefined;
  },
  shareClearing: (tell: () => void) => {
    device.tellCleared = tell;
    return { tell: device.tellOthers, stop: () => undefined };
  },
  sendWaiting: jest.fn(async () => undefined),
  noteSeen: jest.fn(async () => undefined),
  checkPin: jest.fn(),
  clearDays: jest.fn(async () => undefined),
  clearRecords: jest.fn(async () => undefined),
  forgetPin: jest.fn(async () => undefined),
  hasPin: jest.fn(async () => true),
  isLocked: jest.fn(async () => false),
  listDay: jest.fn(async () => []),
  listRecords: jest.fn(),
  readRecord: jest.fn(),
  removeRecord: jest.fn(async () => undefined),
};
