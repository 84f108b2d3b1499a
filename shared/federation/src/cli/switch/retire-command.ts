import { CONTENT, readRegistry } from '../../registry';
import { retireRemote } from '../../release/retire/retire';
import { releasesDir } from '../../workspace';
import { readNote } from '../ask-note';
import { type Options, request, timed } from './switch-request';

const namesOf = (names: readonly string[]): string => names.join(', ') || 'none';

/** `pnpm release retire <remote>`: its pages and slots leave the site; its releases stay. */
export async function retire(remote: string, options: Options): Promise<void> {
  const asked = {
    ...request(remote, await readNote(options)),
    allowRemoval: options['allow-removal'] === true,
  };
  await timed(async () => {
    const { metadata, extras } = await retireRemote(asked);
    const pages = namesOf(extras.routes.map(({ path }) => path));
    const slots = namesOf(extras.slots.map(({ name }) => name));
    return `${remote} ${metadata.version} is retired. Pages that are gone: ${pages}. Slots that are empty: ${slots}`;
  });
  console.log(`\`pnpm release rollback ${remote}\` brings it back.`);
  if (!(await readRegistry(releasesDir())).microFrontends[CONTENT])
    console.log(
      'No content is released here, so nobody has looked whether a text or the menu leads to its pages.',
    );
}
