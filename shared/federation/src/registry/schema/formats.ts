import { z } from 'zod';

/** As in Subresource Integrity; releases of older tools have `sha384-…`. */
export const integrity = z
  .string()
  .regex(/^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/, 'must be sha256-…');
/** Three numbers, none with zeros before it: `01.2.3` would be `1.2.3` in a second folder. */
const NUMBER = '(0|[1-9]\\d*)';
const VERSION = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(-[0-9A-Za-z.-]+)?$`);
export const semverString = z
  .string()
  .regex(VERSION, 'must be a semantic version without build metadata');

/**
 * @returns the version, when it can name a release
 * @throws Error that says what a version looks like
 */
export function parseVersion(version: string): string {
  if (semverString.safeParse(version).success) return version;
  throw new Error(`"${version}" is no version. Use three numbers, e.g. 1.2.3 or 1.2.3-beta.1.`);
}

const INSIDE = /^(?!.*\.\.)[A-Za-z0-9_.@-]+(\/[A-Za-z0-9_.@-]+)*$/;

/** Whether a path of a store's file leads nowhere else: relative, of plain names, and never upwards. */
export const isInside = (path: string): boolean => INSIDE.test(path);

export const relativePath = z.string().regex(INSIDE, 'must be a relative path inside the store');
