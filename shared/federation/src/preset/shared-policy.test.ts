import { join } from 'node:path';
import semver from 'semver';
import { hostDir, remoteNames, workspaceRoot } from '../workspace';
import { providedVersions, requiredRanges, sharedPolicy } from './shared-policy';

describe('the share policy', () => {
  it('lets the host provide each singleton at once, but for the forms', () => {
    const policy = sharedPolicy('host', hostDir);
    const late = Object.entries(policy).filter(([, entry]) => !entry.eager);
    expect(late.map(([key]) => key)).toEqual(['@site/forms']);
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
});
