import { locked, noteBeside, readOwnRights, readRegistry, sealPreview } from '../registry';
import { currentUser, releasesDir } from '../workspace';
import type { Command } from './parse/parse-command';

const PREVIEW_DAYS = 7;

/** Address of the site that previews are looked at on; the host takes a slash at its end, too. */
const siteOrigin = (): string =>
  (process.env['SITE_ORIGIN'] || `http://localhost:${process.env['PORT'] || 3000}`).replace(
    /\/+$/,
    '',
  );

/**
 * The address that shows a released version, for 7 days, to whoever opens it.
 * @throws NotAllowedError for a remote that the key may not release
 */
export async function previewLink(remote: string, version: string): Promise<string> {
  const { key, refuseUnlessAllowed } = await readOwnRights(releasesDir());
  refuseUnlessAllowed(remote);
  const until = new Date(Date.now() + PREVIEW_DAYS * 24 * 3_600_000).toISOString();
  const token = sealPreview({ remote, version, until }, key.privateKey);
  return `${siteOrigin()}/federation/preview?link=${token}`;
}

/**
 * `pnpm release preview <remote>`: a new link to a version that is released.
 * @throws Error when there is no such version
 */
export async function preview(remote: string, { version }: Command['options']): Promise<void> {
  const known = (await readRegistry(releasesDir())).microFrontends[remote] ?? [];
  const found = known.find(({ metadata, extras }) =>
    version === undefined ? extras.promotedAt === null : metadata.version === version,
  );
  if (!found)
    throw new Error(
      version === undefined
        ? `${remote} has no preview. \`pnpm release ${remote} --preview\` makes one.`
        : `There is no release ${version} of ${remote}.`,
    );
  const link = await previewLink(remote, found.metadata.version);
  // What the log speaks of is not pruned while the link is good.
  const { name = currentUser() } = await readOwnRights(releasesDir());
  const entry = { who: name, action: 'preview', remote, from: null } as const;
  const audit = { ...entry, to: found.metadata.version, why: 'a new link' };
  await locked(releasesDir(), () => noteBeside(releasesDir(), audit));
  console.log(link);
}
