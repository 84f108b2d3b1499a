import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textOf, workspaceRoot } from './deploy-files';

/** Where host and API make what they count. */
const FOLDERS = [
  'host/server/metrics',
  'host/server/http',
  'api/src/platform/http',
  'api/src/start/ops',
];

const filesOf = (folder: string): string[] =>
  readdirSync(join(workspaceRoot, folder))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`);

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Names of all that host and API count by themselves, and of the labels of it. */
export function metricsOfSources(): { names: Set<string>; labels: Set<string> } {
  const text = FOLDERS.flatMap(filesOf).map(textOf).join('\n');
  const lists = allOf(text, /(?:labelNames: |_LABELS = )\[([^\]]*)\]/g);
  return {
    names: new Set(allOf(text, /(?:name: |gauge\()'((?:site|api)_\w+)'/g)),
    labels: new Set(lists.flatMap((list) => allOf(list, /'(\w+)'/g))),
  };
}
