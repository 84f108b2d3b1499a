import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hostConfig, runBuild } from '@site/federation/preset';
import { workspaceRoot } from '@site/federation/workspace';
import { attributeBytes, type Part } from './attribute-bytes';

/** What the host's first script is made of. */
export interface HostParts {
  /** Bytes as they travel (brotli at its best level). */
  total: number;
  /** Bytes of each part: its share of the minified characters. */
  parts: ReadonlyMap<Part, number>;
}

/** Builds the host's first script with a source map, and tells its bytes apart by part. */
export async function measureHostParts(): Promise<HostParts> {
  const hostDir = join(workspaceRoot, 'host');
  const entries = { client: join(hostDir, 'src/entry.client.ts'), server: {} };
  const out = await mkdtemp(join(tmpdir(), 'host-parts-'));
  try {
    const config = hostConfig(hostDir, entries, 'web');
    await runBuild([{ ...config, devtool: 'source-map', output: { ...config.output, path: out } }]);
    const file = (await readdir(out)).find((name) => /^client\..*\.js$/.test(name));
    if (!file) throw new Error('The build made no client script');
    const code = await readFile(join(out, file), 'utf8');
    const map = await readFile(join(out, `${file}.map`), 'utf8');
    const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const total = brotliCompressSync(code, { params: best }).length;
    const shares = [...attributeBytes(code, map)];
    return { total, parts: new Map(shares.map(([part, share]) => [part, total * share])) };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
