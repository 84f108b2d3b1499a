import * as contract from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { sampleOrder as order } from '../testing/sample-order';
import { refreshOrderState } from './order-state';

const REFRESH = callOf(contract.refreshOrderState);
describe('asking anew where an order stands', () => {
  it('answers the order', async () => {
    const api = fakeApi({ [REFRESH]: answerOf(contract.refreshOrderState, order) });
    await expect(refreshOrderState('reference')).resolves.toEqual(order);
    expect(api.calls[0]?.headers.get(contract.ORDER_REFERENCE_HEADER)).toBe('reference');
  });

  it.each([
    ['refuses under HTTP 200', 409, { kind: 'http', status: 409 }],
    ['says no status', undefined, { kind: 'body' }],
  ])('fails when the body %s, though an order stands in it', async (_case, status, error) => {
    const { body } = answerOf(contract.refreshOrderState, order);
    fakeApi({ [REFRESH]: { body: { ...(body as object), status } } });
    await expect(refreshOrderState('reference')).rejects.toMatchObject(error);
  });
});
