import { statfsSync } from 'node:fs';

/** Space in MB below which a site does not start: a database of its own and four releases need it. */
const NEEDED_MB = 300;

const MB = 1024 * 1024;

/** MB that are free for this user on the disk of a folder that exists. */
export function freeMb(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return Math.floor((bavail * bsize) / MB);
}

/**
 * What is wrong with the space for a folder; undefined when there is enough. A full disk otherwise ends
 * the database's set-up or a build somewhere, with words about something else.
 * @param setting name of the setting that chooses the folder
 */
export function describeLackOfSpace(
  setting: string,
  dir: string,
  free: number,
): string | undefined {
  if (free >= NEEDED_MB) return undefined;
  return `Only ${free} MB are free on the disk of ${dir}; the site needs ${NEEDED_MB} MB. Free some, or set ${setting} to a folder on another disk.`;
}
