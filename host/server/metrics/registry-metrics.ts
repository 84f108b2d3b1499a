import { Gauge, type Registry } from 'prom-client';

/** Says of a host whether the registry that it goes by is the one in the store. */
export function registerRegistryMetrics(
  registry: Registry,
  { problem }: { problem: () => string | undefined },
): void {
  new Gauge({
    name: 'site_registry_alarm',
    help: '1 while the registry of the store cannot be used and the last good one stays in use, else 0.',
    registers: [registry],
    collect() {
      this.set(problem() === undefined ? 0 : 1);
    },
  });
}
