import { join, resolve } from 'node:path';
import { type Env, integer, text } from './env';

const MB = 1024 * 1024;

/** Where proofs are kept, and how much of the disk they may take. */
export interface UploadConfig {
  folder: string;
  /** Of one address (IPv6: /64 network) in 24 hours. */
  bytesPerAddressAndDay: number;
  /** Of all addresses in 24 hours. */
  bytesPerDay: number;
  /** With less free space on the disk of the folder no file is taken: orders need it more. */
  minFreeBytes: number;
}

/** Reads UPLOADS_DIR and its limits. */
export function readUploadConfig(env: Env, dataDir: string): UploadConfig {
  const megabytes = (name: string, fallback: number) =>
    integer(env, name, fallback, [0, 1_000_000_000]) * MB;
  return {
    folder: resolve(text(env, 'UPLOADS_DIR', join(dataDir, 'uploads'))),
    bytesPerAddressAndDay: megabytes('UPLOADS_PER_ADDRESS_MB', 250),
    bytesPerDay: megabytes('UPLOADS_PER_DAY_MB', 10_000),
    minFreeBytes: megabytes('UPLOADS_MIN_FREE_MB', 512),
  };
}
