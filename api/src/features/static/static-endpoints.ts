import type { Endpoint } from '@site/contract';
import { endpoints } from '@site/contract/endpoints';

/** The calls that files of the content answer. */
export const staticEndpoints: readonly Endpoint[] = Object.values<Endpoint>(endpoints).filter(
  ({ service }) => service === 'static',
);

/**
 * The call that a file answers: "/json/product-:slug.json" is that of "/json/product-vayu_one.json".
 * @param path of the file inside the content, from `/json`
 * @returns undefined for a file that nobody asks for
 */
export function findStaticEndpoint(path: string): Endpoint | undefined {
  const exact = staticEndpoints.find((endpoint) => endpoint.path === path);
  return (
    exact ??
    staticEndpoints.find(({ path: pattern }) => {
      const source = pattern.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+');
      return pattern.includes(':') && new RegExp(`^${source}$`).test(path);
    })
  );
}
