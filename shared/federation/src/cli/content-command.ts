import { CONTENT, defaultVersion, readRegistry } from '../registry';
import { releaseContent } from '../release/content/release-content';
import { parseStart } from '../release/schedule';
import { contentSource, currentCommit, currentUser, hostDir, releasesDir } from '../workspace';
import { readNote } from './ask-note';
import { refuseUnbuiltHost } from './built-host';
import type { Command } from './parse/parse-command';
import { previewLink } from './preview-command';
import { followSources } from './release/follow-sources';
import { shareOf } from './release/visitor-share';

/** Options of a release that are about code. */
const OF_CODE = ['explain', 'out', 'no-browser', 'allow-budget'] as const;

/** @throws Error that names the first option that content does not take */
function refuseOptionsOfCode(options: Command['options']): void {
  const given = OF_CODE.find((option) => options[option] !== undefined);
  if (given) throw new Error(`--${given} is for a remote: content has no code.`);
}

/** `pnpm release content`: builds texts, pictures and documents, checks them, publishes, switches. */
export async function releaseContentCommand(options: Command['options']): Promise<void> {
  refuseOptionsOfCode(options);
  // Beside another way it says what to do when nothing has changed: nothing, and no error.
  const share = shareOf({ ...options, 'if-changed': undefined });
  const startsAt = options['at'] === undefined ? undefined : parseStart(String(options['at']));
  const version = options['version'] === undefined ? undefined : String(options['version']);
  const note = await readNote(options);
  refuseUnbuiltHost();
  const started = performance.now();
  const ifChanged = options['if-changed'] === true;
  const { released, isNew } = await releaseContent({
    store: releasesDir(),
    source: contentSource,
    hostDir,
    version,
    commit: currentCommit(contentSource.folders),
    who: currentUser(),
    note,
    ifChanged: ifChanged && share === 100,
    allowRemoval: options['allow-removal'] === true,
    share,
    startsAt,
  });
  const { metadata, deployment } = released;
  const what = `${CONTENT} ${metadata.version}`;
  if (!isNew && deployment.default) {
    if (ifChanged) return console.log(`${what} is live and unchanged`);
    throw new Error(`${what} is live and the same: there is nothing to release.`);
  }
  if (!isNew && share === 100) {
    const { microFrontends } = await readRegistry(releasesDir());
    return followSources(CONTENT, defaultVersion(microFrontends[CONTENT] ?? []), released);
  }
  const took = `(${((performance.now() - started) / 1000).toFixed(1)} s)`;
  if (deployment.default) return console.log(`${what} is live ${took}`);
  // Asked for again under its own name, e.g. by a pipeline that runs once more, it is what was asked for.
  const waits = !isNew && metadata.version !== version;
  if (waits) console.log(`${what} waits as a preview, and is the same`);
  else console.log(`${what} is released for preview ${took}`);
  if (isNew && startsAt)
    console.log(`It goes live at ${startsAt}; \`pnpm release cancel ${CONTENT}\` takes that back.`);
  console.log(await previewLink(CONTENT, metadata.version));
}
