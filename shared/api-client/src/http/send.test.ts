import { listDealers, readOrderHistory, readProductPage } from '@site/contract';
import { setRuntimeConfig } from '@site/shell';
import { ApiError } from './api-error';
import { send } from './send';

setRuntimeConfig({
  siteOrigin: '',
  apiOrigin: 'http://localhost:9',
  app: 'ev',
  trackingId: '',
});

const PHONE = '9876543210';
const history = (init?: RequestInit) => send(readOrderHistory, { id: PHONE }, init);
/** What a call was rejected with. */
const faultOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

const fetchMock = jest.spyOn(globalThis, 'fetch');
const consoleMock = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  fetchMock.mockReset();
  consoleMock.mockClear();
});
afterAll(() => jest.restoreAllMocks());

const answer = (body: string, init: ResponseInit = {}) =>
  fetchMock.mockResolvedValue(new Response(body, init));

/** An API that accepts every call and never answers. */
function answerNever() {
  fetchMock.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
}

describe('one exchange with the API', () => {
  it('asks for the address of the call, with its parameters encoded', async () => {
    answer('{}');
    await send(listDealers, { id: 'Tamil Nadu' });
    expect(fetchMock).toHaveBeenCalledWith(
      'http://localhost:9/api/v2/ev/dealers/network/open/list/Tamil%20Nadu/1/search',
      expect.objectContaining({ method: 'GET' }),
    );
  });

  it('asks for a text of the site at the content that the page was made of, and for nothing else there', async () => {
    const config = { siteOrigin: '', apiOrigin: '', app: 'ev', trackingId: '' };
    setRuntimeConfig({ ...config, contentPath: '/releases/content/2026.1123.1/web' });
    try {
      answer('{}');
      await send(readProductPage, { slug: 'vayu_one' });
      answer('{}');
      await send(listDealers, { id: 'Goa' });
      expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
        '/releases/content/2026.1123.1/web/json/product-vayu_one.json',
        '/api/v2/ev/dealers/network/open/list/Goa/1/search',
      ]);
    } finally {
      setRuntimeConfig({ ...config, apiOrigin: 'http://localhost:9' });
    }
  });

  it('takes the time limit of its caller for a time-out of its own', async () => {
    answerNever();
    const error = await faultOf(history({ signal: AbortSignal.timeout(1) }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'timeout', isRetryable: true });
  });

  it('never takes an abort for a failed call', async () => {
    answerNever();
    const caller = new AbortController();
    const call = history({ signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    ['in 17 seconds', '17', 17],
    ['at a time of its own', 'Sun, 29 Nov 2026 10:00:00 GMT', undefined],
    ['at once', '0', undefined],
  ])(
    'tells in how many seconds a server that refuses wants to be asked again: %s',
    async (_when, said, retryAfter) => {
      answer('{}', { status: 429, headers: { 'retry-after': said } });
      expect(await history()).toMatchObject({ status: 429, retryAfter });
    },
  );

  it('knows a server that fails by its status, though it answers with a page', async () => {
    answer('<html>Bad gateway</html>', { status: 502 });
    expect(await history()).toMatchObject({ status: 502, body: null });
  });
});

describe('what is said of a failed exchange', () => {
  const template = '/api/v2/ev/orders/fullpayment/orders/details/:id';

  it('names the address by its template on the console, never with the number in it', async () => {
    answer('{"status":500}', { status: 500 });
    await history();
    expect(consoleMock.mock.calls).toEqual([[`API 500 ${template}`]]);
  });

  const noLimit = (): RequestInit => ({});
  it.each([
    ['an answer that is not JSON', () => void answer('<html>'), noLimit],
    ['a lost network', () => void fetchMock.mockRejectedValue(new TypeError(PHONE)), noLimit],
    ['a time-out', answerNever, () => ({ signal: AbortSignal.timeout(1) })],
  ])('names the template in the error of %s', async (_case, prepare, init) => {
    prepare();
    const error = await faultOf(history(init()));
    expect(String(error)).toContain(template);
    expect(String(error)).not.toContain(PHONE);
    expect(JSON.stringify(consoleMock.mock.calls)).not.toContain(PHONE);
  });
});
