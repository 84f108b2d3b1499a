import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostPaths } from '@site/federation';
import { matchRoutes } from '@site/router';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { PAGE_ROUTE } from './http/page-route';
import { registerRoutes } from './register-routes';
import { sampleConfig } from './testing/sample-config';

/** The addresses of the host's routes, without that of pages. */
async function addressesOfRoutes(): Promise<string[]> {
  const app = fastify();
  const urls = new Set<string>();
  app.addHook('onRoute', ({ url }) => void urls.add(url));
  const parts = { registry: new Registry(), metrics: {}, team: { session: {} }, offline: {} };
  const dist = await mkdtemp(join(tmpdir(), 'host-dist-'));
  await mkdir(join(dist, 'web'));
  const config = {
    ...sampleConfig,
    HOST_DIST: dist,
    STATE_DIR: join(dist, 'state'),
    API_ORIGIN: 'http://localhost:1',
  };
  // No route is asked: what they answer with is not looked at.
  await registerRoutes(app, config as never, parts as never);
  await app.close();
  await rm(dist, { recursive: true });
  urls.delete(PAGE_ROUTE);
  return [...urls];
}

it('the release gate knows every address that the host answers itself, and no other', async () => {
  const addresses = await addressesOfRoutes();
  const ownOf = (address: string) => hostPaths.filter((path) => matchRoutes([{ path }], address));
  expect(addresses.filter((address) => ownOf(address).length === 0)).toEqual([]);
  expect(new Set(addresses.flatMap(ownOf))).toEqual(new Set(hostPaths));
});
