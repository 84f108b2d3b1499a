import type { RemoteRoute } from '@site/shell';
import type { ComponentType } from 'react';

/** A page that has late forms. */
interface PageWithForms {
  Component: ComponentType;
  /** Loads the code of its forms. */
  preload: () => Promise<unknown>;
}

/**
 * The `lazy` of a route whose page has late forms. Where it gets no address it brings them along: on the
 * server, and ahead of time for a navigation. A document names none of their files.
 * @param load brings the page's own code
 */
export function withForms(load: () => Promise<PageWithForms>): RemoteRoute['lazy'] {
  return async (url) => {
    const { Component, preload } = await load();
    // A form that does not come says so in its own place; the page does not fail with it.
    if (!url) await preload().catch(() => undefined);
    return { Component };
  };
}
