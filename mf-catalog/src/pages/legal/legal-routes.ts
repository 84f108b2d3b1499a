import type { RemoteRoute } from '@site/shell';
import { type LegalPageName, legalTexts } from './legal-texts';
import { loadLegal } from './load-legal';

/** The legal pages: one chunk for all of them, one text each. */
export const legalRoutes: readonly RemoteRoute[] = (Object.keys(legalTexts) as LegalPageName[]).map(
  (name) => ({
    path: `/${name}`,
    loader: loadLegal(name),
    lazy: async () => {
      const { createLegalPage } = await import('./create-legal-page');
      return { Component: createLegalPage(name) };
    },
  }),
);
