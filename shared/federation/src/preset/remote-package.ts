import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a remote says of itself: its `package.json` is its whole bundler configuration. */
export interface RemotePackage {
  name: string;
  version: string;
  /** Expose name (`./routes`, `./slots/book-now`) → source file. */
  exposes: Record<string, string>;
}

const REMOTE_NAME = /^mf-[a-z][a-z0-9-]*$/;
const EXPOSES = z.record(z.string(), z.string());
const EXPOSE_NAME = /^\.\/(routes|slots\/[a-z][a-z0-9-]*)$/;

/** What stands in the file. @throws Error naming a file that is no JSON */
function readJson(file: string): { name?: string; version?: string; exports?: unknown } {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`);
  }
}

/**
 * Reads a remote's name, version and exposes from its package.json.
 * @throws Error naming the file and what is wrong with it
 */
export function readRemotePackage(dir: string): RemotePackage {
  const file = join(dir, 'package.json');
  const json = readJson(file);
  if (!json.name || !REMOTE_NAME.test(json.name))
    throw new Error(`${file}: "name" must look like mf-catalog`);
  if (!json.version) throw new Error(`${file}: "version" is missing`);
  const exposes = EXPOSES.safeParse(json.exports ?? {}).data;
  if (!exposes)
    throw new Error(
      `${file}: "exports" must name one source file for each part, e.g. { "./routes": "./src/routes.tsx" }`,
    );
  if (!('./routes' in exposes)) throw new Error(`${file}: "exports" must list "./routes"`);
  for (const name of Object.keys(exposes)) {
    if (!EXPOSE_NAME.test(name))
      throw new Error(`${file}: cannot expose "${name}": only ./routes and ./slots/<name>`);
  }
  return { name: json.name, version: json.version, exposes };
}
