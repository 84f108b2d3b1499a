import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import { unmetRanges } from '../../release/gate/unmet-ranges';
import { hostDir, remoteNames, workspaceRoot } from '../../workspace';
import { sharedPolicy } from './shared-policy';
import { providedVersions, requiredRanges } from './shared-versions';

describe('the share policy', () => {
  it('lets the host provide each singleton at once, but for schemas, inputs and forms', () => {
    const policy = sharedPolicy('host', hostDir);
    const late = Object.entries(policy).filter(([, entry]) => !entry.eager);
    expect(late.map(([key]) => key)).toEqual(['@site/schema', '@site/inputs', '@site/forms']);
  });

  it.each(remoteNames())(
    'lets %s bring no singleton along, and has the host satisfy what it asks',
    (name) => {
      const dir = join(workspaceRoot, name);
      const provided = providedVersions(hostDir);
      for (const entry of Object.values(sharedPolicy('remote', dir))) {
        expect(entry).toMatchObject({ import: false, singleton: true, strictVersion: true });
      }
      for (const [key, range] of Object.entries(requiredRanges(dir))) {
        expect([key, semver.satisfies(provided[key] ?? '', range)]).toEqual([key, true]);
      }
    },
  );

  it('demands the range that a remote names itself, which the host may not satisfy', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'ranges-'));
    const dependencies = { react: '^18.2.0', swr: 'catalog:', '@site/ui': 'workspace:*' };
    await writeFile(join(dir, 'package.json'), JSON.stringify({ dependencies }));
    const requires = requiredRanges(dir);
    expect(requires).toMatchObject({ react: '^18.2.0', '@site/ui': '^1.0.0' });
    expect(unmetRanges({ requires }, providedVersions(hostDir))).toEqual([
      expect.stringMatching(/^react: needs \^18\.2\.0, the host provides 19\./),
    ]);
    await rm(dir, { recursive: true });
  });
});
