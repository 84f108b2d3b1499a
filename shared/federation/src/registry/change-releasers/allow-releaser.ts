import type { Releaser } from '../releasers/releaser-schema';
import { normalPublicKey } from '../signature';
import { changeReleasers } from './change-releasers';

/**
 * Lets a key release remotes; a name that is in the list gets these remotes and this key instead.
 * @param who whoever lets it in
 * @throws RegistryError for a wrong name, remote or key; Error without the registry's own key
 */
export async function allowReleaser(
  root: string,
  releaser: Releaser,
  who: string,
): Promise<readonly Releaser[]> {
  // As the tool writes it, so that a key is found again however its file was written.
  const publicKey = normalPublicKey(releaser.publicKey);
  const why = `may release ${releaser.remotes.join(', ')}`;
  return changeReleasers(root, { who, action: 'allow', to: releaser.name, why }, (list) => [
    ...list.filter(({ name }) => name !== releaser.name),
    { ...releaser, publicKey },
  ]);
}
