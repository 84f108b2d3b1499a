import { loadAll } from '@site/api-client';
import type { PageLoader } from '@site/shell';
import { buildBreadcrumbLd, pageTitle } from '../../head/json-ld';
import { loadedData } from '../../rules/loaded-data';
import { type LegalPageName, legalTexts } from './legal-texts';

/** The text of a legal page, and its head. */
export const loadLegal =
  (name: LegalPageName): PageLoader =>
  async ({ signal }) => {
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
  };
