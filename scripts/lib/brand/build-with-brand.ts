import { join } from 'node:path';
import { hostConfig, remoteConfig, runBuild, withReplacement } from '@site/federation/preset';
import { remoteNames, workspaceRoot } from '@site/federation/workspace';
import { hostDir, hostEntries } from '../../../host/host-entries';

/**
 * Builds host and remotes, for browsers and for the server, with another brand file:
 * `build-with-brand.ts <brand file> <folder>`.
 */
const [file = '', folder = ''] = process.argv.slice(2);

const source = /[\\/]shared[\\/]brand[\\/]src[\\/]brand\.ts$/;
const configs = (['web', 'node'] as const).flatMap((side) => [
  { app: 'host', side, config: hostConfig(hostDir, hostEntries, side) },
  ...remoteNames().map((app) => ({
    app,
    side,
    config: remoteConfig(join(workspaceRoot, app), side),
  })),
]);
await runBuild(
  configs.map(({ app, side, config }) =>
    withReplacement(config, { source, file, out: join(folder, app, side) }),
  ),
);
