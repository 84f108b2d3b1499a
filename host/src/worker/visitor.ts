import { AsyncLocalStorage } from 'node:async_hooks';
import { NO_VISITOR } from '@site/contract';

/** For whom the data of a page is read at this moment. */
const visitors = new AsyncLocalStorage<string>();

/**
 * Loads the data of a page for a visitor.
 * @param address of the visitor; undefined for a page that everybody gets
 */
export const readFor = <T>(address: string | undefined, load: () => Promise<T>): Promise<T> =>
  visitors.run(address ?? NO_VISITOR, load);

/**
 * A `fetch` that tells the API for which visitor it asks, as a proxy does: its limits count visitors, and would else
 * count all of them as the host. What goes elsewhere says nothing of them.
 * @param apiOrigin where the pages of this worker read
 */
export function nameVisitor(apiOrigin: string, network: typeof fetch): typeof fetch {
  const start = `${apiOrigin}/`;
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(start)) return network(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    headers.set('x-forwarded-for', visitors.getStore() ?? NO_VISITOR);
    return network(input, { ...init, headers });
  };
}
