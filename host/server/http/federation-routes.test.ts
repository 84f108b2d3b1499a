import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { directoryOf } from '../releases/live-directory';
import type { LiveSet } from '../releases/live-set';
import type { RenderService } from '../render/render-service';
import { registerFederationRoutes } from './federation-routes';

const live: LiveSet = {
  snapshot: { id: 'abc', remotes: [] },
  serverEntries: { 'mf-catalog': '/secret/path/of/the/server.cjs' },
  integrity: { '/releases/mf-catalog/1.0.0/web/a.js': 'sha384-a' },
  queries: {},
  problems: {},
};
let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  await registerFederationRoutes(app, { live } as RenderService);
});
afterEach(() => app.close());

it('serves the directory of what is live for ever, as the pages say its hash is', async () => {
  const { reference } = directoryOf(live);
  const answer = await app.inject({ url: reference.address });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('immutable');
  const hash = createHash('sha384').update(answer.body).digest('base64');
  expect(reference.integrity).toBe(`sha384-${hash}`);
  expect(answer.json()).toEqual({ snapshot: live.snapshot, integrity: live.integrity });
});

it('has none of another snapshot, and nobody keeps that', async () => {
  const answer = await app.inject({ url: '/federation/directory/0123456789abcdef.json' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});
