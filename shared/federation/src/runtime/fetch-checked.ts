import { againAddress } from '@site/shell/again-address';

type Hashes = Readonly<Record<string, string>>;

/** Address of every released script that the page's import maps name → its hash. In development they name none. */
const knownHashes = (): Hashes =>
  Object.assign(
    {},
    ...[...document.querySelectorAll('script[type=importmap]')].map(
      ({ textContent }) => JSON.parse(textContent || '{}').integrity,
    ),
  );

const fetchModule = (href: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`Lost or changed: ${href}`));
    if (!link.relList.supports('modulepreload')) resolve();
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href }),
    );
  });

/**
 * Fetches a script that was lost from its next address, held to the hash of its own one; an import of that address then
 * takes what was fetched. So no import map has to name further addresses, and a browser that knows no hashes in import
 * maps checks the script too. Does nothing where no map has a hash for it.
 * @param file its name without folders; other remotes may have a file of that name, which has the same content
 * @param losses how often it was lost
 * @throws when it does not come, or is not the file that was released
 */
export async function fetchChecked(file: string, losses: number): Promise<void> {
  const known = Object.entries(knownHashes()).filter(([address]) => address.endsWith(`/${file}`));
  await Promise.all(
    known.map(([address, hash]) => fetchModule(againAddress(address, losses), hash)),
  );
}
