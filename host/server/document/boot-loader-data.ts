import type { PageHead } from '@site/shell';

type LoaderData = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A head as the browser needs it: pictures to preload and structured data are only the document's. */
function headForBrowser(head: unknown): unknown {
  if (!isObject(head)) return head;
  const { jsonLd: _jsonLd, preloadImages: _preloadImages, ...kept } = head as Partial<PageHead>;
  return kept;
}

function dataForBrowser(data: unknown): unknown {
  if (!isObject(data) || !isObject(data['page'])) return data;
  return { ...data, page: { ...data['page'], head: headForBrowser(data['page']['head']) } };
}

/** The loaders' data without what the document alone is made of. */
export const bootLoaderData = (loaderData: LoaderData): Record<string, unknown> =>
  Object.fromEntries(Object.entries(loaderData).map(([id, data]) => [id, dataForBrowser(data)]));
