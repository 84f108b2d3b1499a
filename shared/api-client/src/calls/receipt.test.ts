/** @jest-environment jsdom */
import { DEVICE_HEADER, ORDER_REFERENCE_HEADER, ORDER_TRACKING_HEADER } from '@site/contract';
import { setRuntimeConfig } from '@site/shell';
import { downloadReceipt } from './receipt';

setRuntimeConfig({ siteOrigin: '', apiOrigin: '', app: 'ev', trackingId: '' });

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const consoleMock = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  globalThis.fetch = fetchMock as typeof fetch;
  window.localStorage.setItem('token', 'token-of-the-phone');
  consoleMock.mockClear();
});
afterEach(() => window.localStorage.clear());
afterAll(() => jest.restoreAllMocks());

/** An answer as a browser's fetch gives it: jsdom has none. */
const answer = (status: number, headers: Record<string, string> = {}) =>
  fetchMock.mockResolvedValue({
    ok: status < 400,
    status,
    headers: new Map(Object.entries(headers)) as unknown as Headers,
    blob: async () => new Blob(['%PDF']),
  } as Response);

const sentHeaders = () => new Headers(fetchMock.mock.calls.at(-1)?.[1].headers);

it.each([
  ['a reference', { reference: 'ref-1' }, ORDER_REFERENCE_HEADER, 'ref-1'],
  ['a tracking id', { trackingId: 'O-1' }, ORDER_TRACKING_HEADER, 'O-1'],
])(
  'a receipt that is downloaded by %s is asked for as every call of the main API is',
  async (_by, owner, header, value) => {
    answer(200, { 'content-disposition': 'attachment; filename="receipt-O-1.pdf"' });
    const { name } = await downloadReceipt(owner);
    expect(name).toBe('receipt-O-1.pdf');
    const headers = sentHeaders();
    expect(headers.get(header)).toBe(value);
    expect(headers.get('authorization')).toBe('Bearer token-of-the-phone');
    expect(headers.get(DEVICE_HEADER)).toBeTruthy();
  },
);

it('a receipt that is refused is told on the console by its address and its status', async () => {
  answer(401);
  await expect(downloadReceipt({ trackingId: 'O-1' })).rejects.toMatchObject({
    kind: 'http',
    status: 401,
  });
  expect(consoleMock).toHaveBeenCalledWith('API 401 /api/v2/ev/order/receipt');
});

it('a receipt that takes too long is told as such', async () => {
  jest
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValueOnce(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  fetchMock.mockRejectedValue(new DOMException('late', 'TimeoutError'));
  await expect(downloadReceipt({ reference: 'ref-1' })).rejects.toMatchObject({ kind: 'timeout' });
});
