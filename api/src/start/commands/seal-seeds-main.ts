import { paths } from '../../platform/paths';
import { sealSeeds } from '../../platform/seed/read-seeds';
import { runCommand } from './run-command';

/** `pnpm --filter api seeds:version`: after a change of `api/seeds`, before it is released. */
runCommand('pnpm --filter api seeds:version', async () => {
  console.log(`The seeds are version ${await sealSeeds(paths.seeds)}.`);
});
