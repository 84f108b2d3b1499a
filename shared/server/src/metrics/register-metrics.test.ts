import Fastify from 'fastify';
import { Counter } from 'prom-client';
import { createMetricsRegistry, registerMetrics } from './register-metrics';

const token = 'a-token-of-24-characters';

async function ask(access: { token: string; isPublic: boolean }, headers = {}) {
  const app = Fastify();
  const registry = createMetricsRegistry();
  new Counter({ name: 'visits_total', help: 'Visits', registers: [registry] }).inc(3);
  registerMetrics(app, registry, access);
  const answer = await app.inject({ url: '/metrics', headers });
  await app.close();
  return answer;
}

it('the page of metrics shows what was counted and the process, as Prometheus reads it, and nobody keeps it', async () => {
  const answer = await ask({ token: '', isPublic: false });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('# TYPE visits_total counter\nvisits_total 3\n');
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds'])
    expect(answer.body).toContain(`# TYPE ${name} `);
});

it('/metrics does not exist on a public site without a token, and asks for the token where there is one', async () => {
  expect((await ask({ token: '', isPublic: true })).statusCode).toBe(404);
  const refused = await ask({ token, isPublic: true });
  expect(refused.statusCode).toBe(401);
  expect(refused.headers['www-authenticate']).toBe('Bearer');
  const shown = await ask({ token, isPublic: true }, { authorization: `Bearer ${token}` });
  expect(shown.statusCode).toBe(200);
});
