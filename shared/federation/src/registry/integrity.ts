import { createHash } from 'node:crypto';

/** Of the hashes of what is built and released today. */
export const INTEGRITY_ALGORITHM = 'sha256';

/** Releases of older tools have the second. */
const ALGORITHMS = [INTEGRITY_ALGORITHM, 'sha384'] as const;

type Algorithm = (typeof ALGORITHMS)[number];

/**
 * Subresource Integrity value of a file's bytes: `sha256-<base64>`. Each page carries the values of its
 * remote's scripts, which no compression makes smaller: a longer hash costs every visitor 270 bytes, and
 * guards against nothing more.
 */
export function integrityOf(
  bytes: Buffer | string,
  algorithm: Algorithm = INTEGRITY_ALGORITHM,
): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** The values of these bytes in every algorithm that a release may have. */
export const integritiesOf = (bytes: Buffer | string): string[] =>
  ALGORITHMS.map((algorithm) => integrityOf(bytes, algorithm));

/** Whether the bytes are those of which this is the value, in the algorithm that it names. */
export function isIntact(bytes: Buffer | string, integrity: string): boolean {
  const algorithm = ALGORITHMS.find((name) => integrity.startsWith(`${name}-`));
  return algorithm !== undefined && integrityOf(bytes, algorithm) === integrity;
}

/** The hash in a value, as hexadecimal digits. */
export const digestOf = (integrity: string): string =>
  Buffer.from(integrity.slice(integrity.indexOf('-') + 1), 'base64').toString('hex');
