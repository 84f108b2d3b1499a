import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integritiesOf, integrityOf } from '../registry/integrity';
import { listReleaseFolders } from '../registry/kept-registries';
import { atOnce } from './at-once';
import type { Bucket, PutCondition } from './bucket';
import { appendAudit, pendingKey } from './bucket-audit';
import { ChangedMeanwhileError } from './bucket-errors';
import { buildOf, isState, releaseKey } from './bucket-keys';
import { filesBelow } from './files-below';

/** What a file of a copy was copied from. */
export interface Copied {
  key: string;
  etag: string;
  content: Buffer;
}

const AT_ONCE = 8;
const REGISTRY = 'registry.json';
const AUDIT = 'audit.log';
const PUBLIC_KEY = 'keys/registry.pub';

/** A file that is to be written. */
interface Change {
  key: string;
  content: Buffer;
}

const LIST = 'release.json';

/** Writes the files of a release that the bucket does not have; the list last, so that a build with a list is whole. */
async function putBuild(
  bucket: Bucket,
  root: string,
  { folder, build }: { folder: string; build: string },
): Promise<void> {
  const dir = join(root, folder);
  const put = async (name: string) =>
    bucket.put(releaseKey(folder, build, name), await readFile(join(dir, name)));
  const names = await filesBelow(dir);
  await atOnce(
    names.filter((name) => name !== LIST),
    AT_ONCE,
    put,
  );
  await put(LIST);
}

async function putNewBuilds(
  bucket: Bucket,
  root: string,
  builds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const folder of await listReleaseFolders(root)) {
    const list = await readFile(join(root, folder, LIST));
    if (
      integritiesOf(list)
        .map(buildOf)
        .some((build) => builds.get(folder) === build)
    )
      continue;
    await putBuild(bucket, root, { folder, build: buildOf(integrityOf(list)) });
  }
}

async function changedFiles(
  root: string,
  copied: ReadonlyMap<string, Copied>,
): Promise<Map<string, Change>> {
  const changes = new Map<string, Change>();
  for (const file of await filesBelow(root)) {
    const before = copied.get(file);
    if (!before && !isState(file)) continue;
    const content = await readFile(join(root, file));
    if (!before?.content.equals(content)) changes.set(file, { key: before?.key ?? file, content });
  }
  return changes;
}

function newLines(log: Buffer | undefined, before: Copied | undefined): string {
  const [text, old] = [log?.toString('utf8') ?? '', before?.content.toString('utf8') ?? ''];
  return text.slice(old.length).replace(/^\n/, '');
}

const asBefore = (before: Copied | undefined): PutCondition =>
  before ? { ifMatch: before.etag } : { ifNew: true };

const isInForce = async (bucket: Bucket, { content }: Change): Promise<boolean> =>
  (await bucket.read(REGISTRY))?.content.equals(content) ?? false;

/** Switches the registry, if it is still the one that the new one was made from. */
async function switchTo(
  bucket: Bucket,
  registry: Change,
  { before, lines }: { before: Copied | undefined; lines: string },
): Promise<void> {
  const pending = pendingKey(registry.content.toString('utf8'));
  if (lines !== '') await bucket.put(pending, lines);
  try {
    await bucket.put(REGISTRY, registry.content, asBefore(before));
  } catch (error) {
    // Asked again after a lost answer, the bucket refuses what it has taken already.
    if (await isInForce(bucket, registry)) return;
    if (error instanceof ChangedMeanwhileError) await bucket.remove(pending);
    throw error;
  }
}

/**
 * Writes into a bucket what was changed in a copy of it: what visitors will get first, then the registry in one
 * conditional step, then what speaks of it.
 * @param copied what the files of the copy were before
 * @param builds the releases that the bucket had
 * @throws ChangedMeanwhileError when somebody else switched meanwhile: then nothing is in force
 */
export async function handOn(
  bucket: Bucket,
  root: string,
  copied: ReadonlyMap<string, Copied>,
  builds: ReadonlyMap<string, string>,
): Promise<void> {
  const changes = await changedFiles(root, copied);
  const take = (file: string): Change | undefined => {
    const change = changes.get(file);
    changes.delete(file);
    return change;
  };
  const [registry, log, key] = [take(REGISTRY), take(AUDIT), take(PUBLIC_KEY)];
  await putNewBuilds(bucket, root, builds);
  if (key) await bucket.put(PUBLIC_KEY, key.content, asBefore(copied.get(PUBLIC_KEY)));
  const lines = newLines(log?.content, copied.get(AUDIT));
  if (registry) await switchTo(bucket, registry, { before: copied.get(REGISTRY), lines });
  if (lines !== '') await appendAudit(bucket, lines);
  if (registry && lines !== '') await bucket.remove(pendingKey(registry.content.toString('utf8')));
  await atOnce([...changes.values()], AT_ONCE, (one) => bucket.put(one.key, one.content));
  const files = new Set(await filesBelow(root));
  const gone = [...copied].filter(([file]) => !files.has(file));
  await atOnce(gone, AT_ONCE, ([, { key: goneKey }]) => bucket.remove(goneKey));
}
