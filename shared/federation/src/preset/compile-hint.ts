import { rspack } from '@rspack/core';
import type { BuildMode, BuildTarget } from './common/build-target';

/** The comment by which a browser knows that what is in a script is run when it is loaded. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Puts the compile hint of https://github.com/WICG/explicit-javascript-compile-hints-file-based in front of every
 * script for browsers. Chromium compiles a function when it is first called, on the thread that also answers the
 * visitor; with the hint it compiles all functions of a script while the script is on its way, on another thread.
 * Other browsers see a comment. What it gives is in docs/loading-order.md. In development there is no hint: a page
 * there has the code of all pages.
 */
export function compileHint(target: BuildTarget, mode: BuildMode) {
  if (target !== 'web' || mode !== 'production') return [];
  return [
    new rspack.BannerPlugin({
      banner: COMPILE_HINT,
      raw: true,
      // A comment would not outlive the minifier; and the names of files count what is in them.
      stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  ];
}
