import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partFile } from './part-file';
import { type Part, workflowFiles, workflowsDir } from './parts';

/** What is wrong with a workflow file. */
export interface Drift {
  file: string;
  problem: string;
}

/** Whether a file is the workflow of a part, also of one that is gone: it calls one of the pipelines. */
const isPartFile = (text: string): boolean =>
  /uses: \.\/\.github\/workflows\/(remote|service|content-release)\.yml/.test(text);

/** What is missing, left over or not as the packages of the workspace have it now. */
export function findDrift(root: string, parts: readonly Part[]): Drift[] {
  const dir = workflowsDir(root);
  const names = new Set(parts.map(({ name }) => `${name}.yml`));
  const wrong = parts.flatMap((part): Drift[] => {
    const file = `${part.name}.yml`;
    if (!existsSync(join(dir, file))) return [{ file, problem: 'the file is missing.' }];
    return readFileSync(join(dir, file), 'utf8') === partFile(part)
      ? []
      : [{ file, problem: 'the file is not what the packages of the workspace say.' }];
  });
  const left = workflowFiles(root)
    .filter((file) => !names.has(file) && isPartFile(readFileSync(join(dir, file), 'utf8')))
    .map((file) => ({ file, problem: 'the part is gone.' }));
  return [...wrong, ...left];
}
