import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@site/server';
import { type Env, text } from './env';

export interface Secrets {
  /** Keys the hashes of one-time codes and addresses, and signs tokens. */
  tokenSecret: string;
}

/** Values from sample files and tutorials: everybody knows them. */
const SAMPLE = /^(change|sample|secret|example|test|todo|your|xxx|123|password|replace)/i;
const MIN_LENGTH = 32;

/** True for a value that was copied from a sample. */
export const looksLikeSample = (value: string): boolean => SAMPLE.test(value);

/** True for a random secret: long enough, and from no sample. */
export function isRealSecret(value: string): boolean {
  return value.length >= MIN_LENGTH && !looksLikeSample(value) && new Set(value).size >= 8;
}

/**
 * Reads the secrets. A given one must be real everywhere. Production takes them from the environment
 * only; elsewhere a random one is made once and kept in the data folder, so that tokens survive a
 * restart. @throws StartError for one that is missing in production, guessable, or kept in a damaged file.
 */
export function readSecrets(env: Env, isProduction: boolean, dataDir: string): Secrets {
  const given = text(env, 'TOKEN_SECRET', '');
  if (given ? !isRealSecret(given) : isProduction) {
    throw new StartError(
      `TOKEN_SECRET must be at least 32 random characters${given ? ', no sample' : ' in production'} (openssl rand -hex 32).`,
    );
  }
  return { tokenSecret: given || keptSecret(dataDir) };
}

/** A secret as it is made here. One that begins like a sample is random all the same. */
const MADE_HERE = /^[\da-f]{64}$/;

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  if (!existsSync(file)) {
    const temp = `${file}.${randomBytes(4).toString('hex')}`;
    try {
      mkdirSync(dataDir, { recursive: true });
      // On the disk before it has its name: a power failure must not leave an empty file under it.
      writeFileSync(temp, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
      linkSync(temp, file); // Atomic. It fails when another process was faster, whose secret then counts.
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') throw new StartError(`Cannot write to DATA_DIR: ${message}`);
    } finally {
      if (existsSync(temp)) unlinkSync(temp);
    }
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (!MADE_HERE.test(kept)) {
    throw new StartError(
      `${file} is damaged: it holds no secret. Remove it; the next start makes a new one.`,
    );
  }
  return kept;
}
