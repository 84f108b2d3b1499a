import { fetchDirectory } from './directory';
import { DEFAULT_REMOTE_LIMIT_MS, setRemoteLimit } from './remote-limit';

const reference = { address: '/federation/directory/0123456789abcdef.json', integrity: 'sha384-x' };
const { fetch } = global;
afterEach(() => {
  global.fetch = fetch;
  setRemoteLimit(DEFAULT_REMOTE_LIMIT_MS);
});

it('a directory whose answer stands still on its way is given up: the navigation that waits for it takes a new document', async () => {
  setRemoteLimit(20);
  global.fetch = jest.fn(
    (_address, init) =>
      new Promise<Response>((_resolve, reject) => {
        const fail = () => reject(init?.signal?.reason);
        if (init?.signal?.aborted) fail();
        init?.signal?.addEventListener('abort', fail);
      }),
  );
  await expect(fetchDirectory(reference)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('a directory that was lost once is asked for again', async () => {
  const directory = { snapshot: { id: 'x', remotes: [] }, integrity: {} };
  global.fetch = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(new Response(JSON.stringify(directory)));
  expect(await fetchDirectory(reference)).toEqual(directory);
});
