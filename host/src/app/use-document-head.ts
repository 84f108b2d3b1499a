import { useMatches } from '@site/router';
import { getRuntimeConfig } from '@site/shell';
import { useEffect, useRef } from 'react';
import { pageOf } from './page-head';

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Keeps title, description and canonical address of the document in step with client-side navigation. The server wrote the first ones. */
export function useDocumentHead(): void {
  const match = useMatches().at(-1);
  const first = useRef(true);
  const data = match?.loaderData;
  const pathname = match?.pathname ?? '/';
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const { head } = pageOf(data);
    const { siteOrigin } = getRuntimeConfig();
    document.title = head.title;
    setAttribute('meta[name="description"]', 'content', head.description);
    setAttribute('link[rel="canonical"]', 'href', `${siteOrigin}${head.canonicalPath ?? pathname}`);
  }, [data, pathname]);
}
