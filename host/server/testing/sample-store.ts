import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf, type RegistryVersion, switchRegistry } from '@site/federation/registry';

const FILES = {
  'web/remoteEntry.js': 'entry',
  'web/page.js': 'page',
  'web/page.js.br': 'page, compressed',
  'node/remoteEntry.cjs': 'server',
};

interface SampleOptions {
  remote?: string;
  isLive?: boolean;
  /** Version that is used when this one cannot be. */
  fallback?: string;
}

/** Writes a release into a store, for tests, and describes it as the registry would. */
export async function publishSample(
  root: string,
  version: string,
  { remote = 'mf-catalog', isLive = true, fallback }: SampleOptions = {},
): Promise<RegistryVersion> {
  const folder = `${remote}/${version}`;
  const list: Record<string, { integrity: string; bytes: number }> = {};
  for (const [name, base] of Object.entries(FILES)) {
    const text = `${base} of ${folder}`;
    list[name] = { integrity: integrityOf(text), bytes: text.length };
    await mkdir(dirname(join(root, folder, name)), { recursive: true });
    await writeFile(join(root, folder, name), text);
  }
  const text = JSON.stringify(list);
  await writeFile(join(root, folder, 'release.json'), text);
  return {
    url: `/releases/${folder}/web/remoteEntry.js`,
    ...(fallback ? { fallbackUrl: `/releases/${remote}/${fallback}/web/remoteEntry.js` } : {}),
    metadata: { version, integrity: list['web/remoteEntry.js']?.integrity ?? '' },
    deployment: isLive ? { traffic: 100, default: true } : { traffic: 0, default: false },
    extras: {
      folder,
      serverEntry: 'node/remoteEntry.cjs',
      filesIntegrity: integrityOf(text),
      routes: [{ path: `/${remote}`, preload: ['page.js'] }],
      slots: [],
      requires: {},
      sourceHash: '',
      releasedAt: '2026-11-20T10:00:00.000Z',
      commit: '',
      note: '',
    },
  };
}

/** Registers releases of a remote in place of those that it had, signed. */
export async function registerSample(
  root: string,
  versions: RegistryVersion[],
  remote = 'mf-catalog',
): Promise<void> {
  await switchRegistry(root, (current) => ({
    next: { ...current, microFrontends: { ...current.microFrontends, [remote]: versions } },
    audit: { who: 'test', action: 'release', remote, from: null, to: 'sample', why: 'test' },
  }));
}
