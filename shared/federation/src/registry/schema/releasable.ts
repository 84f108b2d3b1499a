/**
 * What of a registry is no remote but the site's content: texts, pictures, films and documents. It is released,
 * signed and taken back as a remote is (docs/content-releases.md).
 */
export const CONTENT = 'content';

/** Names of what can be released, for a regular expression. */
export const RELEASABLE = `mf-[a-z][a-z0-9-]*|${CONTENT}`;
