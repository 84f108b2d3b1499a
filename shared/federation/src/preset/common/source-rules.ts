import type { BuildMode, BuildTarget } from './build-target';

/**
 * Sources of which every page loads all, and of which little renders again: shell and design system. What
 * the React Compiler adds to a component makes it twice as long, so here it compiles only those that say
 * `'use memo'` (docs/script-bytes.md). Everywhere else it compiles all but those that say `'use no memo'`: they run
 * a few times in a visit, or nearly all of them changes each time, so that what the compiler would keep of them costs
 * more bytes than time.
 */
export const LOADED_BY_EVERY_PAGE = /[\\/](host|shared[\\/]ui)[\\/]src[\\/]/;

/**
 * TypeScript and React through SWC; in the browser's build with the React Compiler, for all components or for
 * those that ask for it. A server renders a component once: there what it would remember is only work.
 */
export function sourceRule(
  compilationMode: 'infer' | 'annotation',
  target: BuildTarget,
  mode: BuildMode,
) {
  const development = mode === 'development';
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    use: {
      loader: 'builtin:swc-loader',
      options: {
        detectSyntax: 'auto',
        jsc: {
          target: 'es2022',
          transform: {
            react: {
              runtime: 'automatic',
              development,
              refresh: development && target === 'web',
            },
            ...(target === 'web' && { reactCompiler: { compilationMode } }),
          },
        },
      },
    },
  };
}
