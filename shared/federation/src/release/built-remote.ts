import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { StatsCompilation } from '@rspack/core';
import { z } from 'zod';
import type { RemotePackage } from '../preset/remote-package';

const builtRemoteSchema = z.object({
  routes: z
    .array(z.object({ path: z.string().startsWith('/'), chunks: z.array(z.string()) }))
    .min(1),
  slots: z.array(z.object({ name: z.string(), chunks: z.array(z.string()) })),
});

/** What a built remote declares: its routes and slots, and the chunks that each asks for. */
export type BuiltRemote = z.infer<typeof builtRemoteSchema>;

const INSPECT_TIMEOUT_MS = 30_000;

/**
 * Runs a server build in a process of its own and reads what it declares, so that routes and slots are
 * never typed twice.
 * @param inspector the host's `inspect.cjs`
 * @throws Error with the remote's own message when it does not load
 */
export async function inspectRemote(
  inspector: string,
  remote: RemotePackage,
  serverEntry: string,
): Promise<BuiltRemote> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [inspector, remote.name, serverEntry, ...Object.keys(remote.exposes)],
      { timeout: INSPECT_TIMEOUT_MS, env: { ...process.env, NODE_ENV: 'production' } },
    );
    return builtRemoteSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  } catch (error) {
    const detail = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(
      `${remote.name}: the build does not load on the server.\n${detail || String(error)}`,
    );
  }
}

/** Web files behind chunk ids, with the chunks that load beside them, each once. */
export function filesOfChunks(web: StatsCompilation, chunkIds: readonly string[]): string[] {
  const wanted = new Set(chunkIds);
  const files = new Set<string>();
  const chunks = web.chunks ?? [];
  for (const chunk of chunks) {
    if (chunk.id === undefined || !wanted.has(String(chunk.id))) continue;
    const beside = chunks.filter(
      (c) =>
        c.id !== undefined &&
        chunk.siblings?.includes(c.id as never) &&
        !isPageOfAnother(c.id, wanted),
    );
    for (const file of [chunk, ...beside].flatMap((c) => c.files ?? [])) {
      if (file.endsWith('.js')) files.add(file);
    }
  }
  return [...files];
}

/** A page's own chunk (`src_pages_…`, `src_slots_…`, `src_routes…`) belongs to that page alone. */
function isPageOfAnother(id: string | number, wanted: ReadonlySet<string>): boolean {
  return /^src_(pages|slots|routes)/.test(String(id)) && !wanted.has(String(id));
}
