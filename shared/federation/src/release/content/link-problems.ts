import { defaultVersion, offeredRemotes, type Registry } from '../../registry';
import { hasAddress } from '../route-claims';
import type { ContentReport } from './build-and-check';

/** The part of a link that says which page it leads to; `{slug}` stands for any product. */
const pathOf = (link: string): string =>
  (link.split(/[?#]/, 1)[0] ?? '').replace(/\{(\w+)\}/g, '$1');

/** Those of some links that lead to no page of the live remotes. */
export function deadLinks<Link extends { link: string }>(
  links: readonly Link[],
  registry: Registry,
): Link[] {
  const routes = offeredRemotes(registry).flatMap(
    ([, versions]) => defaultVersion(versions).extras.routes,
  );
  return links.filter(({ link }) => !routes.some(({ path }) => hasAddress(path, pathOf(link))));
}

/**
 * Links that lead to no page of the live remotes, a sentence each.
 * @param links with the files that they stand in, where that is known
 */
export function linkProblems(
  links: readonly (Pick<ContentReport['links'][number], 'link'> & { file?: string })[],
  registry: Registry,
): string[] {
  const sentences = deadLinks(links, registry).map(
    ({ file, link }) =>
      `${file ?? 'The content'}: the link ${link} leads to no page. Release the remote that has it first, or mend the link.`,
  );
  return [...new Set(sentences)];
}
