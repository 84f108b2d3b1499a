import type { RegistryVersion } from '../../registry';
import { previewLink } from '../preview-command';

/** Writes on the console what was released and who gets it, and a preview link where nobody does yet. */
export async function reportRelease(
  name: string,
  released: RegistryVersion,
  seconds: string,
): Promise<void> {
  const { metadata, deployment, extras } = released;
  const parts = `(${seconds} s): ${extras.routes.length} routes, ${extras.slots.length} slots`;
  const what = `${name} ${metadata.version}`;
  if (deployment.default) return console.log(`${what} is live ${parts}`);
  if (deployment.traffic > 0)
    return console.log(`${deployment.traffic}% of the visitors get ${what} ${parts}`);
  const { startsAt } = extras;
  if (startsAt)
    console.log(
      `${what} goes live at ${startsAt}; \`pnpm release cancel ${name}\` takes that back`,
    );
  console.log(
    `${what} is released for preview ${parts}\n${await previewLink(name, metadata.version)}`,
  );
}
