import { useMatches } from '@site/router';
import { getRuntimeConfig } from '@site/shell';
import { useLayoutEffect } from 'react';
import { pageOf } from './page-head';

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Keeps title, description and canonical address of the document in step with client-side navigation. The server wrote
 * the first ones, unless it could not render. A layout effect: whoever tells of a new page in an effect finds its title.
 */
export function useDocumentHead(): void {
  const data = useMatches().at(-1)?.loaderData;
  useLayoutEffect(() => {
    const { head } = pageOf(data);
    const { siteOrigin } = getRuntimeConfig();
    document.title = head.title;
    setAttribute('meta[name="description"]', 'content', head.description);
    setAttribute(
      'link[rel="canonical"]',
      'href',
      siteOrigin + (head.canonicalPath ?? window.location.pathname),
    );
  }, [data]);
}
