import { defaultVersion, repairRegistry } from '../../registry';
import { currentUser, releasesDir } from '../../workspace';

/** `pnpm release repair`. */
export async function repair(): Promise<void> {
  const { from, registry, left } = await repairRegistry(releasesDir(), currentUser());
  if (from === 'nothing to repair') return console.log('The registry is whole: nothing to repair.');
  const live = Object.entries(registry.microFrontends).map(
    ([name, versions]) => `${name} ${defaultVersion(versions).metadata.version}`,
  );
  console.log(`The registry is whole again, from ${from}. Live: ${live.join(', ')}`);
  if (left.length > 0)
    console.log(`Left out, because nothing signed says what they are: ${left.join(', ')}`);
}
