import type { StatsCompilation } from '@rspack/core';

/** The files that come when the host's own code imports a shared package. */
export function filesOfShare(web: StatsCompilation | undefined, key: string): string[] {
  const chunks = (web?.chunks ?? []).filter((chunk) =>
    chunk.origins?.some(
      ({ moduleName }) =>
        moduleName?.startsWith('provide shared module') && moduleName.includes(` ${key}@`),
    ),
  );
  const files = chunks.flatMap((chunk) => chunk.files ?? []).filter((name) => name.endsWith('.js'));
  if (files.length === 0) throw new Error(`The host's build has no files of ${key}`);
  return [...new Set(files)];
}
