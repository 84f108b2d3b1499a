import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { workspaceRoot } from '../../workspace';

/** A part of a shared package that no page gets. */
export interface LeftOut {
  /** Fits the path of the file that imports it. */
  importer: RegExp;
  /** Fits what that file imports. */
  request: RegExp;
  /** What stands in its place: a file beside this one, or a path from the root of the workspace. */
  by: string;
}

const AUTOCOMPLETE = /[\\/]@mui[\\/]material[\\/]Autocomplete[\\/]Autocomplete\.mjs$/;

export const LEFT_OUT: readonly LeftOut[] = [
  {
    importer: /[\\/]@mui[\\/]material[\\/]styles[\\/]index\.mjs$/,
    request:
      /\/(?:adaptV4Theme|enhanceHighContrast|createMuiStrictModeTheme|createStyles|responsiveFontSizes|makeStyles|withStyles|withTheme|experimental_extendTheme)\.mjs$/,
    by: './refusal.ts',
  },
  {
    importer: /[\\/]@mui[\\/]system[\\/]index\.mjs$/,
    request:
      /\/(?:Grid\/Grid|Grid\/index|Container\/index|Stack\/Stack|useMediaQuery\/index)\.mjs$/,
    by: './refusal.ts',
  },
  {
    importer: /[\\/]@mui[\\/]styled-engine[\\/]index\.mjs$/,
    request: /\/StyledEngineProvider\/index\.mjs$/,
    by: './refusal.ts',
  },
  {
    importer: /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]ButtonBase\.mjs$/,
    request: /\/TouchRipple\.mjs$/,
    by: './no-ripple.ts',
  },
  {
    importer: AUTOCOMPLETE,
    request: /\/Chip\/index\.mjs$/,
    by: './no-tags.ts',
  },
  {
    importer: AUTOCOMPLETE,
    request: /\/Popper\/index\.mjs$/,
    by: 'shared/inputs/src/late-popper.tsx',
  },
  {
    importer: /[\\/]@emotion[\\/]react[\\/]/,
    request: /^hoist-non-react-statics$/,
    by: './no-statics.ts',
  },
  {
    importer: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]/,
    request: /\/SnapshotHandler\.js$/,
    by: './no-snapshots.ts',
  },
  {
    importer:
      /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/](?:remote[\\/]index|helpers)\.js$/,
    request: /\/utils\/preload\.js$/,
    by: './no-preload.ts',
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
    const file = by.startsWith('./')
      ? fileURLToPath(new URL(by, import.meta.url))
      : join(workspaceRoot, by);
    return new rspack.NormalModuleReplacementPlugin(request, (resource) => {
      if (!importer.test(resource.contextInfo.issuer)) return;
      resource.request = file;
      note(part);
    });
  });
