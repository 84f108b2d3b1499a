import type { FederationSnapshot } from '../federation/snapshot';
import type { Renderer } from './render-page';

/** What stands in an address for a parameter of which nothing is known. */
const SAMPLE = 'sample';

/** An address of a page: optional parts left out, parameters filled with a sample. */
export const sampleAddress = (path: string): string =>
  path
    .split('/')
    .filter((part) => !part.endsWith('?') && part !== '*')
    .map((part) => (part.startsWith(':') ? SAMPLE : part))
    .join('/') || '/';

/** An address that a page is tried at. */
export interface TrialAddress {
  address: string;
  /** Whether there is such a thing for sure; else the page may say that there is not. */
  isThere: boolean;
}

/** The address of a page of which nothing is known: one with fixed words is always there. */
export const unknownAddress = (path: string): TrialAddress[] => [
  { address: sampleAddress(path), isThere: !path.includes(':') },
];

/** Concrete addresses of a page that are tried: the first and the last of its list. */
export const chosenAddresses = (listed: readonly string[]): TrialAddress[] =>
  [...new Set([listed[0], listed.at(-1)])].flatMap((address) =>
    address === undefined ? [] : [{ address, isThere: true }],
  );

interface TrialPages {
  snapshot: FederationSnapshot;
  render: Renderer;
  /** Where a page is tried. */
  addressesOf: (path: string) => Promise<readonly TrialAddress[]>;
  /** What remotes reported since it was asked last. */
  takeFaults: () => readonly string[];
  /** Told of each page before it is tried: one that blocks everything is the last that was named. */
  onPage: (page: string) => void;
}

/** A page as it is named: with its address where that says more. */
const nameOf = (path: string, address: string): string =>
  path.includes(':') && !address.split('/').includes(SAMPLE) ? `${path} (${address})` : path;

const MAIN = /<main[^>]*>(.*)<\/main>/s;
const PICTURE = /<(img|svg|video|canvas|iframe|input|object)[\s>]/;

/** Whether a page has left its part of the document empty: no word, no picture, no field. */
export function showsNothing(html: string): boolean {
  const [, main = ''] = MAIN.exec(html) ?? [];
  const words = main.replace(/<(style|script|template)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
  return words.trim() === '' && !PICTURE.test(main);
}

async function tryPage(
  { render, takeFaults }: TrialPages,
  page: string,
  { address, isThere }: TrialAddress,
): Promise<string[]> {
  try {
    const signal = new AbortController().signal;
    const call = { signal, onRendering: () => undefined };
    const result = await render(`http://localhost${address}`, 'page', call);
    const [fault] = takeFaults();
    if (fault !== undefined) return [`The page ${page} fails on the server: ${fault}`];
    if (!('page' in result)) return [];
    const { status, html } = result.page;
    if (status >= 500 || (status >= 400 && isThere))
      return [`The page ${page} answers with status ${status}.`];
    return showsNothing(html) ? [`The page ${page} is empty: no word and no picture.`] : [];
  } catch (error) {
    return [`The page ${page} cannot be rendered: ${String(error)}`];
  }
}

/**
 * Renders each page of a remote, as a render worker does, one after the other.
 * @returns what is wrong, a sentence for each page that fails
 */
export async function tryPages(trial: TrialPages): Promise<string[]> {
  const { snapshot, addressesOf, onPage } = trial;
  const problems: string[] = [];
  for (const { path } of snapshot.remotes.flatMap(({ routes }) => routes)) {
    onPage(path);
    try {
      for (const address of await addressesOf(path)) {
        const page = nameOf(path, address.address);
        onPage(page);
        problems.push(...(await tryPage(trial, page, address)));
      }
    } catch (error) {
      problems.push(`The addresses of the page ${path} cannot be listed: ${String(error)}`);
    }
  }
  return problems;
}
