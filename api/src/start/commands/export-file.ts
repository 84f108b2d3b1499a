import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { StartError } from '@site/server';
import { onInterruption } from './interruption';

/** A file that is being written under another name, for its owner alone. */
export interface ExportFile {
  out: Writable;
  /** Ends the file, and puts it in the place of the one that was there. */
  finish(): Promise<void>;
  /** Removes what was written. The file that was there stays as it is. */
  discard(): Promise<void>;
}

const refusal = (file: string, reason: string) =>
  new StartError(`Cannot write to ${file}: ${reason}`);

/** Where a link leads; the path itself when nothing is there yet. @throws StartError for a folder or a device */
async function targetOf(file: string): Promise<string> {
  const info = await stat(file).catch(() => undefined);
  if (info && !info.isFile()) throw refusal(file, 'it is no file.');
  return info ? realpath(file) : file;
}

/** Opens a file to export into. @throws StartError when it cannot be written. */
export async function openExportFile(file: string): Promise<ExportFile> {
  const target = await targetOf(file);
  const part = `${target}.${randomBytes(4).toString('hex')}.part`;
  const handle = await open(part, 'wx', 0o600).catch((error: Error) => {
    throw refusal(file, error.message);
  });
  // What was written holds personal data.
  const stopWatching = onInterruption(() => rmSync(part, { force: true }));
  // On the disk before it takes the place of the last export.
  const out = handle.createWriteStream({ flush: true });
  return {
    out,
    async finish() {
      await finished(out.end());
      await rename(part, target);
      stopWatching();
    },
    async discard() {
      // A write that is under way ends with an error then: what it writes is given up with the file.
      const ended = finished(out).catch(() => undefined);
      out.destroy();
      await ended;
      await rm(part, { force: true });
      stopWatching();
    },
  };
}
