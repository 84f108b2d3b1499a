import type { PageData } from '@site/shell';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a remote's loader returned, if a page can be made of it. The shell reads these fields before any
 * boundary of the page exists, so a wrong one must not get that far.
 * @throws TypeError that says what is wrong
 */
export function checkPageData(data: unknown): PageData {
  if (!isObject(data))
    throw new TypeError(`its loader returned ${describe(data)}, and no page data`);
  const { fallback, failures, head, status } = data;
  if (!isObject(fallback)) throw new TypeError('its loader returned no fallback');
  if (failures !== undefined && !isObject(failures))
    throw new TypeError('its loader returned failures that are no object');
  if (
    !isObject(head) ||
    typeof head['title'] !== 'string' ||
    typeof head['description'] !== 'string'
  )
    throw new TypeError('its loader returned no head with title and description');
  if (status !== undefined && !isPageStatus(status))
    throw new TypeError('its loader returned a status that no page has');
  return data as unknown as PageData;
}

const isPageStatus = (status: unknown): boolean =>
  Number.isInteger(status) && (status as number) >= 200 && (status as number) < 600;

const describe = (data: unknown): string =>
  data === null ? 'null' : Array.isArray(data) ? 'a list' : typeof data;
