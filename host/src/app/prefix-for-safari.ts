import type { StylisPlugin } from '@emotion/cache';

/** What the oldest browsers that can run the site (2022 on) know with a prefix only: Safari's, all of them. */
const PREFIXED = /^(user-select|backdrop-filter|hyphens|box-decoration-break):/;

/**
 * In place of Emotion's own prefixer, which writes for browsers of 2012: a third of a page's rules were
 * prefixes that no browser reads which can run the site's scripts.
 */
export const prefixForSafari: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};
