import * as contract from '@site/contract';
import { answerOf, callOf, type FakeAnswer, fakeApi, refusal } from '@site/testing/fake-api';
import { defineWrite } from './define-write';

const createLead = defineWrite(contract.createLead);
const updateEnquiryTestRide = defineWrite(contract.updateEnquiryTestRide);
const CREATE = callOf(contract.createLead);
const lead = { name: 'Asha Rao', phone_number: '9876543210', email: undefined };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const sendTo = (answer: FakeAnswer) => {
  fakeApi({ [CREATE]: answer });
  return createLead(lead, 'key-12345');
};

describe('a write of the contract', () => {
  it('posts what is given as form data under its idempotency key', async () => {
    const api = fakeApi({ [CREATE]: answerOf(contract.createLead, { l_tracking_id: 'L-1' }) });
    await expect(createLead(lead, 'key-12345')).resolves.toMatchObject({
      ok: true,
      data: { l_tracking_id: 'L-1' },
    });
    const [call] = api.calls;
    expect(call?.fields).toEqual({ name: 'Asha Rao', phone_number: '9876543210' });
    expect(call?.headers.get('idempotency-key')).toBe('key-12345');
  });

  it.each<[string, FakeAnswer]>([
    ['says nothing more', { body: { status: 200 } }],
    ['has a message alone', { status: 201, body: { status: 200, message: 'Created' } }],
    ['has another shape than ours', { body: { status: 200, data: { id: 17 } } }],
    [
      'has a value of another kind',
      { body: { status: 200, data: { response_data: { l_tracking_id: 17 } } } },
    ],
  ])('has succeeded when HTTP and body say so, though the answer %s', async (_case, answer) => {
    await expect(sendTo(answer)).resolves.toMatchObject({ ok: true, data: undefined });
  });

  it.each<[string, FakeAnswer, object]>([
    ['HTTP refuses', refusal(400, 'No', { name: 'Too short' }), { kind: 'http', status: 400 }],
    [
      'the body refuses under HTTP 200',
      { body: { status: 409, message: 'No' } },
      { kind: 'http', status: 409 },
    ],
    [
      'HTTP refuses though the body says 200',
      { status: 500, body: { status: 200, message: 'No' } },
      { kind: 'http', status: 500 },
    ],
    ['the body says nothing', { body: { message: 'No' } }, { kind: 'body' }],
    ['the body says 200 as a text', { body: { status: '200', message: 'No' } }, { kind: 'body' }],
  ])('has failed when %s, with the message of the server', async (_case, answer, error) => {
    await expect(sendTo(answer)).resolves.toMatchObject({ ok: false, message: 'No', error });
  });

  it('keeps what the server says of single fields, as far as it is a text', async () => {
    const errors = { name: 'Too short', email: ['Not an address'], source: null };
    const answer = { status: 400, body: { status: 400, message: 'No', errors } };
    await expect(sendTo(answer)).resolves.toHaveProperty('fieldErrors', { name: 'Too short' });
  });

  it('has failed without a message when the network was lost or the answer is not JSON', async () => {
    const lost = await sendTo(() => Promise.reject(new TypeError('lost')));
    expect(lost).toMatchObject({ ok: false, message: null, error: { kind: 'network' } });
    const html = await sendTo({ body: '<html>' });
    expect(html).toMatchObject({ ok: false, message: null, error: { kind: 'body' } });
  });

  it('knows its fields and its file from the contract', () => {
    fakeApi();
    const update = { trackingId: 'E-1', testride_status: 'Completed' };
    updateEnquiryTestRide({ ...update, testride_file: new File(['x'], 'x.pdf') }, 'key-12345');
    // @ts-expect-error -- a text is no file
    updateEnquiryTestRide({ ...update, testride_file: 'x.pdf' }, 'key-12345');
    // @ts-expect-error -- the status is missing
    updateEnquiryTestRide({ trackingId: 'E-1' }, 'key-12345');
  });
});
