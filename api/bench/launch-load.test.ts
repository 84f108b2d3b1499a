import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drive } from './launch-load';

it.each([
  ['each from an address of his own', false, 5],
  ['all from one address, as behind a mobile carrier', true, 1],
])('the buyers of a launch day come %s', async (_how, isOneAddress, addresses) => {
  const seen: { address: unknown; device: unknown }[] = [];
  const site = createServer(({ headers }, response) => {
    seen.push({ address: headers['x-forwarded-for'], device: headers['x-device-token'] });
    response.end();
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  const load = await drive(`http://127.0.0.1:${port}`, {
    ...{ seconds: 0.1, ordersPerSecond: 50, burst: 0, viewsPerSecond: 0 },
    isOneAddress,
  });
  site.closeAllConnections();
  await once(site.close(), 'close');
  expect(load.orders).toHaveLength(5);
  expect(new Set(seen.map(({ address }) => address)).size).toBe(addresses);
  expect(new Set(seen.map(({ device }) => device)).size).toBe(5);
});
