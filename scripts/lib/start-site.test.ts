import type { ServiceSpec } from './service';
import type { ServiceGroup } from './service-group';
import { startApi, startHost } from './start-site';

const start = jest.fn(async (_spec: ServiceSpec) => 0);
const services = { start } as unknown as ServiceGroup;

beforeEach(() => start.mockClear());

it("lets the API believe the host beside it, whatever proxies stand before the host: limits count visitors, and they come in the host's header", async () => {
  process.env['TRUST_PROXY'] = '203.0.113.7';
  await startApi(services);
  await startHost(services, 'host/server/main.ts', 'http://127.0.0.1:4000');
  delete process.env['TRUST_PROXY'];
  const [api, host] = start.mock.calls.map(([{ env }]) => env);
  expect(api).toMatchObject({ TRUST_PROXY: 'loopback' });
  expect(host).not.toHaveProperty('TRUST_PROXY');
});
