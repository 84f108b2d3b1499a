import { Registry } from 'prom-client';
import { registerRegistryMetrics } from './registry-metrics';

it('the figure of the registry is 1 exactly while the registry of the store is not the one in use', async () => {
  const registry = new Registry();
  let problem: string | undefined;
  registerRegistryMetrics(registry, { problem: () => problem });
  expect(await registry.metrics()).toContain('site_registry_alarm 0');
  problem = 'the bucket releases cannot be reached: connect ECONNREFUSED';
  expect(await registry.metrics()).toContain('site_registry_alarm 1');
});
