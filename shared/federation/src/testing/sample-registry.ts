import { integrityOf, type Registry, type RegistryVersion } from '../registry';

/** A version as a release makes it, for tests; override what the test is about. */
export function sampleVersion(
  remote: string,
  version: string,
  change: Partial<Omit<RegistryVersion, 'extras'>> & {
    extras?: Partial<RegistryVersion['extras']>;
  } = {},
): RegistryVersion {
  const folder = `${remote}/${version}`;
  return {
    url: `/releases/${folder}/web/remoteEntry.js`,
    metadata: { version, integrity: integrityOf(`${folder} entry`) },
    deployment: { traffic: 100, default: true },
    ...change,
    extras: {
      folder,
      serverEntry: 'node/remoteEntry.cjs',
      filesIntegrity: integrityOf(`${folder} files`),
      routes: [{ path: '/', preload: [] }],
      slots: [],
      requires: { react: '^19.0.0' },
      sourceHash: 'abc',
      releasedAt: '2026-11-20T10:00:00.000Z',
      commit: 'abc',
      note: '',
      ...change.extras,
    },
  };
}

/** A registry of some remotes, for tests. */
export const sampleRegistry = (microFrontends: Registry['microFrontends']): Registry => ({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends,
});
