import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/** What a source belongs to, as the README's table names it. */
const PARTS = [
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  [
    'MUI and Emotion',
    /node_modules\/(@mui|@emotion|@popperjs|stylis|react-transition-group|clsx|prop-types|react-is|hoist-non-react-statics|dom-helpers|csstype|@babel)\//,
  ],
  [
    'router',
    /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\/|shared\/router\//,
  ],
  [
    'federation',
    /node_modules\/@module-federation\/|__module_federation|webpack\/runtime\/|host\/\.\/src\/federation\//,
  ],
  [
    'data (SWR, client, schemas)',
    /node_modules\/(swr|dequal|use-sync-external-store|zod)\/|shared\/(api-client|contract)\//,
  ],
  ['design system', /shared\/(ui|brand|shell)\//],
  ['shell', /host\/\.\/src\//],
] as const satisfies readonly [part: string, pattern: RegExp][];

export type Part = (typeof PARTS)[number][0] | 'wrappers and rest';

const partOf = (source: string): Part =>
  PARTS.find(([, pattern]) => pattern.test(source))?.[0] ?? 'wrappers and rest';

/**
 * Shares of a minified file by part, measured through its source map.
 * @returns part → fraction of the file's characters, 0 to 1
 */
export function attributeBytes(code: string, mapJson: string): Map<Part, number> {
  const map = new TraceMap(mapJson);
  const lines = code.split('\n');
  const counts = new Map<Part, number>();
  let total = 0;
  decodedMappings(map).forEach((segments, line) => {
    const text = lines[line] ?? '';
    segments.forEach((segment, i) => {
      const end = segments[i + 1]?.[0] ?? text.length;
      const source = segment.length > 1 ? (map.sources[segment[1] as number] ?? '') : '';
      const size = end - segment[0];
      total += size;
      const part = partOf(source ?? '');
      counts.set(part, (counts.get(part) ?? 0) + size);
    });
  });
  return new Map([...counts].map(([part, size]) => [part, size / Math.max(total, 1)]));
}
