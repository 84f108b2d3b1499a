import type { ReleaseFiles } from '../../registry';

/** A picture is named by the texts, which are checked; a document or a text may be linked from anywhere. */
const LINKED = /^web\/(json|brochures|handbooks)\/[^/]+\.(json|pdf)$/;

/** Texts and documents that the live content has and the new one has not, a sentence each. */
export const lostFiles = (live: ReleaseFiles, next: ReleaseFiles): string[] =>
  Object.keys(live)
    .filter((name) => LINKED.test(name) && !next[name])
    .map(
      (name) =>
        `The file ${name.replace(/^web/, '/static')} was there and is gone (pass --allow-removal if that is meant).`,
    );
