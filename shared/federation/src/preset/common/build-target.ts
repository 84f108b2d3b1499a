export type BuildTarget = 'web' | 'node';
export type BuildMode = 'production' | 'development';

/** Folder of an app that takes its build: development never touches what is served and released. */
export const outputFolder = (mode: BuildMode): string =>
  mode === 'production' ? 'dist' : 'dist-dev';
