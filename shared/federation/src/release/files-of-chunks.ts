import type { StatsChunk, StatsCompilation } from '@rspack/core';

/** One `import()` of a source file: the same in both builds of a remote, unlike the names of chunks. */
const importsOf = (chunk: StatsChunk): string[] =>
  (chunk.origins ?? []).flatMap(({ moduleName, request }) =>
    moduleName && request ? [`${moduleName} ${request}`] : [],
  );

const idOf = (chunk: StatsChunk): string => String(chunk.id ?? '');

/** An exposed module's own chunk (`src_routes…`, `src_slots_…`) belongs to it alone. */
const isExpose = (id: string): boolean => /(^|-)src_(routes|slots)/.test(id);

/** The chunk of an exposed module; the web build adds to its name what it puts beside it. */
const isChunkOf = (id: string, exposed: string): boolean =>
  id === exposed || id.startsWith(`${exposed}-`) || id.includes(`-${exposed}`);

function chunksOfExpose(web: readonly StatsChunk[], exposed: string): StatsChunk[] {
  const own = web.filter((chunk) => isChunkOf(idOf(chunk), exposed));
  const beside = new Set(own.flatMap(({ siblings }) => siblings ?? []).map(String));
  return [...own, ...web.filter((chunk) => beside.has(idOf(chunk)) && !isExpose(idOf(chunk)))];
}

/**
 * The browser files behind chunks of the server build. The two builds split and name their chunks
 * differently; what is the same is which `import()` of which file asks for them.
 * @param chunkIds ids of `node` that a page was seen to ask for
 * @throws Error naming a chunk for which the browser has no file: its page would need one trip more
 */
export function filesOfChunks(
  web: StatsCompilation,
  node: StatsCompilation,
  chunkIds: readonly string[],
): string[] {
  const chunks = web.chunks ?? [];
  const files = new Set<string>();
  for (const id of chunkIds) {
    const asked = node.chunks?.find((chunk) => idOf(chunk) === id);
    const imports = new Set(asked ? importsOf(asked) : []);
    const found =
      imports.size > 0
        ? chunks.filter((chunk) => importsOf(chunk).some((one) => imports.has(one)))
        : chunksOfExpose(chunks, id);
    const scripts = found.flatMap((chunk) => chunk.files ?? []).filter((f) => f.endsWith('.js'));
    if (scripts.length === 0) throw new Error(`No browser file for the server's chunk ${id}`);
    for (const script of scripts) files.add(script);
  }
  return [...files];
}
