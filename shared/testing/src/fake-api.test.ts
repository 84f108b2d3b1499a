import { createEnquiry, listDealerStates, listDealers, readOrderHistory } from '@site/contract';
import { answerOf, callOf, fakeApi, refusal } from './fake-api';

const jsonOf = async (answer: Response): Promise<unknown> => JSON.parse(await answer.text());

describe('the API of tests', () => {
  it('answers a call of the contract at its address, in its shape', async () => {
    fakeApi({
      [callOf(listDealerStates)]: answerOf(listDealerStates, [{ dn_state: 'Kerala' }]),
      [callOf(readOrderHistory, { id: '9876543210' })]: answerOf(readOrderHistory, []),
    });

    const states = await fetch('/api/v2/ev/dealers/network/states');
    expect(states.ok).toBe(true);
    expect(await jsonOf(states)).toEqual({
      status: 200,
      message: 'OK',
      data: { response_data: { statesList: [{ dn_state: 'Kerala' }] } },
    });
    const orders = await fetch('/api/v2/ev/orders/fullpayment/orders/details/9876543210');
    expect(await jsonOf(orders)).toMatchObject({
      data: { data: { response_data: { order_list: [] } } },
    });
  });

  it('answers 404 to everything else', async () => {
    fakeApi({ [callOf(listDealers, { id: 'Kerala' })]: answerOf(listDealers, []) });
    expect((await fetch('/api/v2/ev/dealers/network/open/list/Goa/1/search')).status).toBe(404);
  });

  it('keeps the calls with the fields of a form body', async () => {
    const api = fakeApi({ [callOf(createEnquiry)]: refusal(500, 'down') });
    const body = new FormData();
    body.append('name', 'Asha');

    const address = '/api/v2/ev/enquiries/create';
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': 'k1' },
    });

    expect(await jsonOf(answer)).toEqual({ status: 500, message: 'down' });
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.fields).toEqual({ name: 'Asha' });
    expect(api.calls[0]?.headers.get('idempotency-key')).toBe('k1');
  });
});
