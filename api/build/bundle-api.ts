import { build } from 'esbuild';
import { apiHome } from '../src/platform/paths';

/**
 * Bundles our sources (packages stay outside) into one file that plain Node starts, in a fraction of
 * the time that compiling at start takes.
 * @param entry what is started, from the API's folder: the server, or one of its commands
 */
export async function bundleApi(outfile: string, entry = 'src/main.ts'): Promise<void> {
  await build({
    absWorkingDir: apiHome,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // A module that is also loaded by `import()` is else left unrun where a package without side effects re-exports it.
    ignoreAnnotations: true,
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup({ onResolve }) {
          // Workspace packages are TypeScript and go in; all others are installed and stay out.
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@site/')
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
}
