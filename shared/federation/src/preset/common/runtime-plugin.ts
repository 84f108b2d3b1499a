import { fileURLToPath } from 'node:url';

/** Path of a runtime plugin of this package, as the federation plugin wants it. */
export const runtimePlugin = (name: string): string =>
  fileURLToPath(new URL(`../../runtime/${name}.ts`, import.meta.url));
