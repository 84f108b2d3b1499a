import type { PageData, PageHead } from '@site/shell';

type LoaderData = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A head as the browser needs it: what is shared, pictures to preload and structured data are only the document's. */
function headForBrowser(head: unknown): unknown {
  if (!isObject(head)) return head;
  const {
    sharePath: _sharePath,
    jsonLd: _jsonLd,
    preloadImages: _preloadImages,
    ...kept
  } = head as Partial<PageHead>;
  return kept;
}

/** What the browser hydrates with; a page whose reads did not all succeed is hydrated whole (`StaticPart`). */
function readsForBrowser({
  fallback = {},
  failures = {},
  staticReads = [],
}: Partial<PageData>): PageData['fallback'] {
  if (Object.keys(failures).length > 0) return fallback;
  const kept = Object.entries(fallback).filter(([key]) => !staticReads.includes(key));
  return Object.fromEntries(kept);
}

function dataForBrowser(data: unknown): unknown {
  if (!isObject(data) || !isObject(data['page'])) return data;
  const { staticReads: _staticReads, ...page } = data['page'];
  return {
    ...data,
    page: { ...page, head: headForBrowser(page['head']), fallback: readsForBrowser(data['page']) },
  };
}

/** The loaders' data without what the document alone is made of. */
export const bootLoaderData = (loaderData: LoaderData): Record<string, unknown> =>
  Object.fromEntries(Object.entries(loaderData).map(([id, data]) => [id, dataForBrowser(data)]));
