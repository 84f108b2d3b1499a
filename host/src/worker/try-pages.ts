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

interface TrialPages {
  snapshot: FederationSnapshot;
  render: Renderer;
  /** What remotes reported since it was asked last. */
  takeFaults: () => readonly string[];
  /** Told of each page before it is tried: one that blocks everything is the last that was named. */
  onPage: (path: string) => void;
}

/** A page with fixed words in its address is always there; one with a parameter may say that there is no such thing. */
const isWrongStatus = (path: string, status: number): boolean =>
  status >= 500 || (status >= 400 && !path.includes(':'));

/**
 * Renders each page of a remote once, as a render worker does, one after the other.
 * @returns what is wrong, a sentence for each page that fails
 */
export async function tryPages({
  snapshot,
  render,
  takeFaults,
  onPage,
}: TrialPages): Promise<string[]> {
  const problems: string[] = [];
  for (const { path } of snapshot.remotes.flatMap(({ routes }) => routes)) {
    onPage(path);
    try {
      const url = `http://localhost${sampleAddress(path)}`;
      const signal = new AbortController().signal;
      const result = await render(url, 'page', { signal, onRendering: () => undefined });
      const faults = takeFaults();
      const [fault] = faults;
      if (fault !== undefined) problems.push(`The page ${path} fails on the server: ${fault}`);
      else if ('page' in result && isWrongStatus(path, result.page.status))
        problems.push(`The page ${path} answers with status ${result.page.status}.`);
    } catch (error) {
      problems.push(`The page ${path} cannot be rendered: ${String(error)}`);
    }
  }
  return problems;
}
