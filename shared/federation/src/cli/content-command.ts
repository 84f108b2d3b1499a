import { CONTENT } from '../registry';
import { releaseContent } from '../release/content/release-content';
import { parseStart } from '../release/schedule';
import { contentSource, currentCommit, currentUser, hostDir, releasesDir } from '../workspace';
import { readNote } from './ask-note';
import { refuseUnbuiltHost } from './built-host';
import type { Command } from './parse-command';
import { previewLink } from './preview-command';
import { shareOf } from './release-command';
import { refuseContentTrial } from './switch-commands';

/** Options of a release that are about code. */
const OF_CODE = ['explain', 'out', 'no-browser', 'allow-budget'] as const;

function refuseOptionsOfCode(options: Command['options']): void {
  const given = OF_CODE.filter((option) => options[option] !== undefined);
  if (given.length > 0) throw new Error(`--${given[0]} is for a remote: content has no code.`);
  if (options['canary'] !== undefined) refuseContentTrial(CONTENT);
}

/** `pnpm release content`: builds texts, pictures and documents, checks them, publishes, switches. */
export async function releaseContentCommand(options: Command['options']): Promise<void> {
  refuseOptionsOfCode(options);
  // Beside another way it says what to do when nothing has changed: nothing, and no error.
  const share = shareOf({ ...options, 'if-changed': undefined });
  const startsAt = options['at'] === undefined ? undefined : parseStart(String(options['at']));
  const note = await readNote(options);
  refuseUnbuiltHost();
  const started = performance.now();
  const { released, isNew } = await releaseContent({
    store: releasesDir(),
    source: contentSource,
    hostDir,
    ...(options['version'] === undefined ? {} : { version: String(options['version']) }),
    commit: currentCommit([contentSource.folder]),
    who: currentUser(),
    note,
    allowRemoval: options['allow-removal'] === true,
    share,
    startsAt,
  });
  const what = `${CONTENT} ${released.metadata.version}`;
  if (!isNew) {
    if (options['if-changed'] === true) return console.log(`${what} is live and unchanged`);
    throw new Error(`${what} is live and the same: there is nothing to release.`);
  }
  const took = `(${((performance.now() - started) / 1000).toFixed(1)} s)`;
  if (released.deployment.default) return console.log(`${what} is live ${took}`);
  if (startsAt)
    console.log(
      `${what} goes live at ${startsAt}; \`pnpm release cancel ${CONTENT}\` takes that back`,
    );
  console.log(`${what} is released for preview ${took}`);
  console.log(await previewLink(CONTENT, released.metadata.version));
}
