import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compiledHost, repoRoot } from './addresses';

const entry = join(repoRoot, 'host/server/main.ts');

/**
 * Compiles the host's server, packages included, into one file that plain Node starts: a run starts some
 * twenty hosts for its faults and releases, and each takes a third of the processor time this way.
 * Playwright calls it once before the tests.
 */
export default async function compileHost(): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile: compiledHost,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // The server finds its built files beside its own folder.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(entry).href) },
    banner: {
      js: [
        "import { createRequire as requireOf } from 'node:module';",
        `const require = requireOf(${JSON.stringify(entry)});`,
        `const __filename = ${JSON.stringify(entry)};`,
        `const __dirname = ${JSON.stringify(join(entry, '..'))};`,
      ].join('\n'),
    },
  });
}
