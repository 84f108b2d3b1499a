import { atOnce } from '../../at-once';
import { filesBelow } from '../../files-below';
import type { Bucket } from '../bucket';
import { appendAudit, pendingKey } from '../bucket-audit';
import { AUDIT, PUBLIC_KEY, REGISTRY } from '../bucket-keys';
import { type Change, type Copied, changedFiles } from './changed-files';
import { AT_ONCE, putNewBuilds } from './put-builds';
import { asBefore, switchTo } from './switch-bucket';

function newLines(log: Buffer | undefined, before: Copied | undefined): string {
  const [text, old] = [log?.toString('utf8') ?? '', before?.content.toString('utf8') ?? ''];
  return text.slice(old.length).replace(/^\n/, '');
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
