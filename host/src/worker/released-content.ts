import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servicePath } from '@site/contract';

const FILE = /^\/[A-Za-z0-9_.-]+\.json$/;

/** What the file system says of a file that is not there. */
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * A `fetch` that takes texts of the site from a released content on disk, where the API's would be asked for; all
 * else goes to the network. So a page and its texts are of one release, and remotes know nothing of that.
 * @param dir folder with `json`
 * @param apiOrigin where the pages of this worker read
 */
export function readReleasedContent(
  dir: string,
  apiOrigin: string,
  network: typeof fetch,
): typeof fetch {
  const start = `${apiOrigin}${servicePath('static', '')}/json`;
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const name = address.startsWith(start) ? address.slice(start.length) : '';
    if (!FILE.test(name)) return network(input, init);
    init?.signal?.throwIfAborted();
    try {
      const text = await readFile(join(dir, 'json', name), 'utf8');
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    } catch (error) {
      if (!isMissing(error)) throw error;
      return Response.json({ status: 404, message: 'Not found.' }, { status: 404 });
    }
  };
}
