import { ApiError, readOrderState, refreshOrderState } from '@site/api-client';
import type { OrderState } from '@site/contract';
import { askState } from './ask-state';

jest.mock('@site/api-client', () => ({
  ...jest.requireActual('@site/api-client'),
  readOrderState: jest.fn(),
  refreshOrderState: jest.fn(),
}));
const refresh = jest.mocked(refreshOrderState);
const read = jest.mocked(readOrderState);
const order = { ao_tracking_id: 'O-1' } as OrderState;

beforeEach(() => {
  refresh.mockReset();
  read.mockReset();
});

it('the state of an order is what the API says after it has asked the provider', async () => {
  refresh.mockResolvedValue(order);
  expect(await askState('ref')).toEqual(order);
  expect(refresh).toHaveBeenCalledWith('ref');
  expect(read).not.toHaveBeenCalled();
});

it('the state of an order is what the API knows already when the provider could not be asked', async () => {
  refresh.mockRejectedValue(new ApiError('timeout', 'late'));
  read.mockResolvedValue(order);
  expect(await askState('ref')).toEqual({ ...order, isFromBefore: true });
});

it('the state of an order is unknown when nobody answers', async () => {
  refresh.mockRejectedValue(new ApiError('network', 'gone'));
  read.mockRejectedValue(new ApiError('http', 'trouble', 503));
  expect(await askState('ref')).toBeUndefined();
});

it.each([
  ['is not readable', new ApiError('body', 'no order')],
  ['knows no such order', new ApiError('http', 'unknown', 404)],
])('the state of an order is unknown when the answer %s', async (_what, error) => {
  refresh.mockRejectedValue(error);
  expect(await askState('ref')).toBeUndefined();
});
