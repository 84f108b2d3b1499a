import { askAgain } from '@site/shell/ask-again';
import { remoteLimitMs } from './remote-limit';
import type { FederationSnapshot } from './snapshot';

/**
 * Everything that is live, beside the one page that a document was made for: fetched in an idle moment
 * or with the first navigation, so that a page's HTML is the same size with four remotes and a hundred.
 */
export interface Directory {
  snapshot: FederationSnapshot;
  /** Address of every live script → integrity. */
  integrity: Readonly<Record<string, string>>;
}

/** Where a document finds the directory of its own snapshot. */
export interface DirectoryReference {
  /** Site-relative, and immutable: it names the snapshot. */
  address: string;
  /** Subresource Integrity value of its text. */
  integrity: string;
}

type Hashes = Directory['integrity'];

/** The text of an import map with hashes. */
export const importMapText = (integrity: Hashes): string => JSON.stringify({ integrity });

/**
 * The text of the import map that a document adds later: all hashes but those that it came with. Server
 * and browser make it from the same parts, because the page's policy allows this very text.
 */
export function laterMapText(all: Hashes, first: Hashes): string {
  return importMapText(
    Object.fromEntries(Object.entries(all).filter(([address]) => !(address in first))),
  );
}

/**
 * @throws Error when it cannot be had: the site has moved on to other releases, or the network is gone, or is so slow that a
 *   remote would count as failed
 */
export async function fetchDirectory({
  address,
  integrity,
}: DirectoryReference): Promise<Directory> {
  const signal = AbortSignal.timeout(remoteLimitMs());
  const response = await askAgain(() => fetch(address, { integrity, signal }));
  if (!response.ok) throw new Error(`The directory of the live remotes: HTTP ${response.status}`);
  return (await response.json()) as Directory;
}

/**
 * Adds the hashes of all live scripts to those that the document came with. A browser that takes one
 * import map only says so on its console, and loads other remotes' inner files without the check
 * (docs/integrity.md).
 */
export function addIntegrity(all: Hashes): void {
  const first = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = laterMapText(all, (JSON.parse(first) as Partial<Directory>).integrity ?? {});
  document.head.append(script);
}
