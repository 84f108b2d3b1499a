import { defaultVersion, type Registry } from '../../registry';
import { takesFrom } from '../route-claims';
import type { ContentReport } from './read-content';

/** The part of a link that says which page it leads to; `{slug}` stands for any product. */
const pathOf = (link: string): string =>
  (link.split(/[?#]/, 1)[0] ?? '').replace(/\{(\w+)\}/g, '$1');

/** Links that lead to no page of the live remotes, a sentence each. */
export function linkProblems(links: ContentReport['links'], registry: Registry): string[] {
  const routes = Object.values(registry.microFrontends).flatMap(
    (versions) => defaultVersion(versions).extras.routes,
  );
  const dead = links.filter(
    ({ link }) => !routes.some(({ path }) => takesFrom(pathOf(link), path)),
  );
  const sentences = dead.map(
    ({ file, link }) =>
      `${file}: the link ${link} leads to no page. Release the remote that has it first, or mend the link.`,
  );
  return [...new Set(sentences)];
}
