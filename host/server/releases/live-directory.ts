import { digestOf, integrityOf } from '@site/federation/registry';
import type { Directory, DirectoryReference } from '../../src/federation/directory';
import type { LiveSet } from './live-set';

/** The directory of a live set as it is served, and what pages say of it. */
export interface LiveDirectory {
  /** Names its content, so that its address can be kept for ever. */
  name: string;
  text: string;
  reference: DirectoryReference;
}

const made = new WeakMap<LiveSet, LiveDirectory>();

/** The directory of a live set; made once. */
export function directoryOf(live: LiveSet): LiveDirectory {
  const known = made.get(live);
  if (known) return known;
  const directory: Directory = { snapshot: live.snapshot, integrity: live.integrity };
  const text = JSON.stringify(directory);
  const integrity = integrityOf(text);
  const name = digestOf(integrity).slice(0, 16);
  const entry: LiveDirectory = {
    name,
    text,
    reference: { address: `/federation/directory/${name}.json`, integrity },
  };
  made.set(live, entry);
  return entry;
}
