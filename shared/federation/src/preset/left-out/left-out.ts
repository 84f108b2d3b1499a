import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

/** A part of a shared package that no page gets. */
export interface LeftOut {
  /** Fits the path of the file that imports it. */
  importer: RegExp;
  /** Fits what that file imports. */
  request: RegExp;
  /** What stands in its place, beside this file. */
  by: 'refusal' | 'no-ripple' | 'no-statics' | 'no-snapshots' | 'no-preload';
}

export const LEFT_OUT: readonly LeftOut[] = [
  {
    importer: /[\\/]@mui[\\/]material[\\/]styles[\\/]index\.mjs$/,
    request:
      /\/(?:adaptV4Theme|enhanceHighContrast|createMuiStrictModeTheme|createStyles|responsiveFontSizes|makeStyles|withStyles|withTheme|experimental_extendTheme)\.mjs$/,
    by: 'refusal',
  },
  {
    importer: /[\\/]@mui[\\/]system[\\/]index\.mjs$/,
    request:
      /\/(?:Grid\/Grid|Grid\/index|Container\/index|Stack\/Stack|useMediaQuery\/index)\.mjs$/,
    by: 'refusal',
  },
  {
    importer: /[\\/]@mui[\\/]styled-engine[\\/]index\.mjs$/,
    request: /\/StyledEngineProvider\/index\.mjs$/,
    by: 'refusal',
  },
  {
    importer: /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]ButtonBase\.mjs$/,
    request: /\/TouchRipple\.mjs$/,
    by: 'no-ripple',
  },
  {
    importer: /[\\/]@emotion[\\/]react[\\/]/,
    request: /^hoist-non-react-statics$/,
    by: 'no-statics',
  },
  {
    importer: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]/,
    request: /\/SnapshotHandler\.js$/,
    by: 'no-snapshots',
  },
  {
    importer:
      /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/](?:remote[\\/]index|helpers)\.js$/,
    request: /\/utils\/preload\.js$/,
    by: 'no-preload',
  },
];

/**
 * Plugins that leave out of the host what no page uses of packages that are shared as a whole: a shared package
 * keeps all of its exports, because any remote may ask for any of them (docs/sharing.md). A path that a newer version
 * of a package has no more leaves nothing out: the test says which.
 * @param note is told of each part that is left out
 */
export const leftOut = (note: (part: LeftOut) => void = () => undefined) =>
  LEFT_OUT.map((part) => {
    const { importer, request, by } = part;
    const file = fileURLToPath(new URL(`./${by}.ts`, import.meta.url));
    return new rspack.NormalModuleReplacementPlugin(request, (resource) => {
      if (!importer.test(resource.contextInfo.issuer)) return;
      resource.request = file;
      note(part);
    });
  });
