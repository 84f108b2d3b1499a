import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { limits, messages } from '@site/contract';
import { fieldError } from '../http/http-error';
import { bytesOf } from '../http/read-parts';
import { syncPath } from '../sync-path';
import { sniffType } from './sniff-type';

/** A file that was received, checked and is on disk under a temporary name. */
export interface ReceivedFile {
  tempPath: string;
  storedName: string;
  contentType: string;
  bytes: number;
  sha256: string;
}

/** So many bytes of a body are read and dropped after the limit; then the connection is closed. */
const MAX_IGNORED_BYTES = 32 * 1024 * 1024;

/** Temporary files carry this ending; the clean-up removes what a crash left. */
const TEMP_SUFFIX = '.part';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** True for a name that we give to a file that was taken. */
export const isStoredName = (name: string): boolean => UUID.test(name);

/** True for a name that we give to a file while it is received. */
export const isTempName = (name: string): boolean =>
  name.endsWith(TEMP_SUFFIX) && isStoredName(name.slice(0, -TEMP_SUFFIX.length));

/**
 * Streams a file part to the uploads folder. Past 5 MB nothing more is written and what was is
 * removed; the rest is read and dropped for a while, so that the browser can read our answer.
 * @returns undefined for the empty part that a browser sends when no file was chosen
 * @throws HttpError with the messages of spec §5 for a file that is too large, empty or of a wrong
 *   type, which is told by its content. Nothing is left behind then.
 */
export async function receiveUpload(
  part: MultipartFile,
  folder: string,
): Promise<ReceivedFile | undefined> {
  const storedName = randomUUID();
  const tempPath = join(folder, `${storedName}${TEMP_SUFFIX}`);
  try {
    const { bytes, sha256 } = await writeLimited(part, tempPath);
    if (bytes > limits.uploadBytes) throw fieldError(part.fieldname, messages.fileSize);
    if (bytes === 0) {
      if (part.filename) throw fieldError(part.fieldname, messages.fileEmpty);
      await rm(tempPath, { force: true });
      return undefined;
    }
    const contentType = await sniffType(tempPath);
    if (!contentType) throw fieldError(part.fieldname, messages.fileType);
    await syncPath(tempPath);
    return { tempPath, storedName, contentType, bytes, sha256 };
  } catch (error) {
    await rm(tempPath, { force: true });
    throw error;
  }
}

async function writeLimited(part: MultipartFile, path: string) {
  const hash = createHash('sha256');
  const out = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  const failed = new Promise<never>((_done, fail) => out.once('error', fail));
  // Only raced below: a failure that comes after the race is nobody's to handle.
  failed.catch(() => undefined);
  let bytes = 0;
  try {
    for await (const chunk of bytesOf(part)) {
      bytes += chunk.length;
      if (bytes > limits.uploadBytes + MAX_IGNORED_BYTES) break;
      if (bytes > limits.uploadBytes) continue;
      hash.update(chunk);
      if (!out.write(chunk)) {
        await Promise.race([failed, new Promise<void>((done) => out.once('drain', done))]);
      }
    }
  } finally {
    await Promise.race([failed, new Promise<void>((done) => out.end(done))]);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Gives a received file its lasting name. */
export async function keepUpload(file: ReceivedFile, folder: string): Promise<void> {
  await rename(file.tempPath, join(folder, file.storedName));
  await syncPath(folder);
}

/** Removes a received file, whatever name it has by now. */
export async function dropUpload(file: ReceivedFile, folder: string): Promise<void> {
  await rm(file.tempPath, { force: true });
  await rm(join(folder, file.storedName), { force: true });
}
