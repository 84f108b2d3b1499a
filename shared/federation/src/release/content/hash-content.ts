import { integrityOf } from '../../registry';
import { listFiles } from '../publish';

/** What the builder notes for itself is no content. */
export const isNote = (name: string): boolean => name.startsWith('.');

/** Hash of the content that a folder holds: of every file that a release of it has, notes of the builder left out. */
export async function hashContent(dir: string): Promise<string> {
  const files = Object.entries(await listFiles(dir));
  const released = files.filter(([path]) => !path.split('/').some(isNote));
  return integrityOf(JSON.stringify(released));
}
