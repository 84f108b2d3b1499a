import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hostDir, providedVersions, releasesDir, rollbackRemote } from '@site/federation';
import { startChild } from '../fixtures/child-service';
import { releaseChanged } from '../fixtures/releases';
import { scratchDir } from '../site/addresses';

/**
 * `pnpm bench release`: how long a release and a rollback of mf-catalog take, and how long after that
 * the served home page is the other one. On a copy of the store, with a host of its own and no API.
 */
const REMOTE = 'mf-catalog';
const ROUNDS = 3;
const LOOK_EVERY_MS = 50;
const LIMIT_MS = 30_000;

const ms = (from: number) => Math.round(performance.now() - from);

/** ms until the home page is made of this version; looks every 50 ms. */
async function untilServed(origin: string, version: string): Promise<number> {
  const started = performance.now();
  const mark = `data-mf="${REMOTE}@${version}"`;
  for (;;) {
    const html = await (await fetch(origin)).text();
    if (html.includes(mark)) return ms(started);
    if (ms(started) > LIMIT_MS) throw new Error(`${REMOTE} ${version} is not served: ${html}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

await mkdir(scratchDir, { recursive: true });
const store = await mkdtemp(join(scratchDir, 'bench-'));
await cp(releasesDir(), store, { recursive: true });
const host = await startChild('host/server/main.ts', {
  PORT: '0',
  RELEASES_DIR: store,
  API_ORIGIN: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
});
try {
  const origin = `http://127.0.0.1:${host.port}`;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const version = `99.0.${round}`;
    const edit = { file: 'src/routes.tsx', from: '/** ', to: `/** ${version} ` };
    const released = performance.now();
    await releaseChanged(store, REMOTE, version, edit);
    const releaseTime = ms(released);
    const liveTime = await untilServed(origin, version);

    const rolledBack = performance.now();
    const provides = providedVersions(hostDir);
    const request = { store, remote: REMOTE, who: 'bench', why: 'bench', provides };
    const { metadata } = await rollbackRemote(request);
    const rollbackTime = ms(rolledBack);
    const backTime = await untilServed(origin, metadata.version);
    console.log(
      `round ${round}: release ${releaseTime} ms, served ${liveTime} ms later; ` +
        `rollback ${rollbackTime} ms, served ${backTime} ms later`,
    );
  }
} finally {
  await host.stop();
  await rm(store, { recursive: true, force: true });
}
