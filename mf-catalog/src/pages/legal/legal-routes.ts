import { loadAll } from '@site/api-client';
import type { RemoteRoute } from '@site/shell';
import { buildBreadcrumbLd, pageTitle } from '../../head/json-ld';
import { loadedData } from '../../rules/loaded-data';
import { type LegalPageName, legalTexts } from './legal-texts';

/** The legal pages: one chunk for all of them, one text each. */
export const legalRoutes: readonly RemoteRoute[] = (Object.keys(legalTexts) as LegalPageName[]).map(
  (name) => ({
    path: `/${name}`,
    loader: async ({ signal }) => {
      const { text, title } = legalTexts[name];
      const page = text.read();
      const loaded = await loadAll([page], signal);
      return {
        ...loaded,
        head: {
          title: pageTitle(title),
          description: loadedData(loaded, page)?.summary ?? title,
          canonicalPath: `/${name}`,
          jsonLd: [buildBreadcrumbLd([{ name: title, path: `/${name}` }])],
        },
      };
    },
    lazy: async () => {
      const { createLegalPage } = await import('./create-legal-page');
      return { Component: createLegalPage(name) };
    },
  }),
);
