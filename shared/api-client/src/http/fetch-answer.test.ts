/** @jest-environment jsdom */
import { listDealerStates, type ReadEndpoint } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { fetchAnswer } from './fetch-answer';

const CALL = callOf(listDealerStates);
/** The call, whose schema is loaded so. */
const readWith = (answer: ReadEndpoint['answer']) => ({ ...listDealerStates, answer }) as const;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['does not come', () => new Promise<never>(() => undefined)],
  ['is lost', () => Promise.reject(new Error('chunk answers is gone'))],
])(
  'what the server refuses is said at once, also where the script that parses answers %s',
  async (_case, answer) => {
    fakeApi({ [CALL]: { status: 404, body: { status: 404, message: 'Not found.' } } });
    const reading = fetchAnswer(readWith(answer), {}, {});
    await expect(reading).rejects.toMatchObject({ kind: 'http', status: 404 });
  },
);

it('an answer whose parser is lost is a read that the network has lost', async () => {
  fakeApi({ [CALL]: answerOf(listDealerStates, [{ dn_state: 'Kerala' }]) });
  const lost = readWith(() => Promise.reject(new Error('chunk answers is gone')));
  await expect(fetchAnswer(lost, {}, {})).rejects.toMatchObject({ kind: 'network' });
});
