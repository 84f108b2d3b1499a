import type { FastifyRequest } from 'fastify';
import { WritesBusyError } from '../limits/write-queue';
import { PaymentProviderError } from '../payment-provider/provider';
import { HttpError } from './http-error';
import { tellFailure } from './tell-failure';

const ofDatabase = (code: string) =>
  Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('no'), { code }) });

const ofProvider = () =>
  Object.assign(new HttpError(502, 'Failed to create Razorpay order. Please try again later.'), {
    cause: new PaymentProviderError('refused', 'Razorpay refused: 401 BAD_REQUEST_ERROR'),
  });

const noFolder = () =>
  Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'statfs', path: '/uploads' });

const loopLate = () =>
  Object.assign(new HttpError(503, 'busy'), { cause: new Error('the event loop is late') });

/** Tells of the same failure as often as said, within a moment, and then waits for the rest of the second. */
function linesOf(error: unknown, status: number, times = 1, route = '/orders') {
  const lines: Record<string, unknown>[] = [];
  const note = (level: string) => (facts: object) => lines.push({ level, ...facts });
  const log = { warn: note('warn'), error: note('error') };
  const request = { log, method: 'POST', routeOptions: { url: route } };
  jest.useFakeTimers();
  for (let n = 0; n < times; n += 1)
    tellFailure(error, request as unknown as FastifyRequest, status);
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  return lines;
}

it.each([
  ['a database that is away', ofDatabase('ECONNREFUSED'), 503, 'error', 'database-away'],
  ['a database that has no connection left', ofDatabase('53300'), 503, 'error', 'database-away'],
  ['a database that gave a query up', ofDatabase('57014'), 503, 'warn', 'database-slow'],
  ['a database that waits for a lock', ofDatabase('55P03'), 503, 'warn', 'database-slow'],
  ['a full disk', ofDatabase('53100'), 503, 'error', 'storage-refuses'],
  ['a folder that is not there', noFolder(), 503, 'error', 'storage-refuses'],
  ['a payment provider that refuses', ofProvider(), 502, 'error', 'payment-provider-fails'],
  ['too much work', new WritesBusyError('400 wait'), 503, 'warn', 'busy'],
  ['an event loop that is late', loopLate(), 503, 'warn', 'busy'],
  ['a fault of ours', new TypeError('x is not a function'), 500, 'error', 'request-failed'],
])(
  'the log names the cause and the route of %s, once a second with the number of requests',
  (_what, error, status, level, event) => {
    expect(linesOf(error, status, 3)).toEqual(
      [1, 2].map((refused) =>
        expect.objectContaining({ level, event, refused, method: 'POST', route: '/orders' }),
      ),
    );
  },
);

it('the log says what the payment provider answered, and not what the visitor was told', () => {
  const [line] = linesOf(ofProvider(), 502);
  expect(line).toMatchObject({ err: { message: 'Razorpay refused: 401 BAD_REQUEST_ERROR' } });
});

it('the log tells of faults of two routes by themselves', () => {
  const both = [
    ...linesOf(new Error('first'), 500, 1, '/first'),
    ...linesOf(new Error('second'), 500, 1, '/second'),
  ];
  expect(both.map(({ route }) => route)).toEqual(['/first', '/second']);
});

it('the log has no second line for a code that was not sent or a disk with too little room, and none for what the caller did wrong', () => {
  expect(linesOf(new HttpError(502, 'Failed to send OTP, try again!'), 502)).toEqual([]);
  expect(linesOf(new HttpError(503, 'Files cannot be taken at the moment.'), 503)).toEqual([]);
  expect(linesOf(new HttpError(409, 'Already completed.'), 409)).toEqual([]);
});
