import { join } from 'node:path';
import { build } from 'esbuild';
import { hostDir } from './host-entries';

/**
 * `pnpm --filter host bundle <file>`: the host's server with all of its packages in one file that plain Node
 * starts. The server looks for the host's build in `dist` beside the folder of that file.
 */
const [file] = process.argv.slice(2);
if (!file)
  throw new Error('Name the file to write: pnpm --filter host bundle dist-server/server/main.mjs');
await build({
  absWorkingDir: hostDir,
  entryPoints: [join(hostDir, 'server/main.ts')],
  outfile: file,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  // Packages that are CommonJS ask for these three, which an ES module does not have.
  banner: {
    js: [
      "import { createRequire as requireOfBundle } from 'node:module';",
      "import { fileURLToPath as pathOfBundle } from 'node:url';",
      'const require = requireOfBundle(import.meta.url);',
      'const __filename = pathOfBundle(import.meta.url);',
      "const __dirname = pathOfBundle(new URL('.', import.meta.url));",
    ].join('\n'),
  },
});
