import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { DEV_HOST, freePorts } from './free-port';

it('the search for free ports leaves out ports that are taken', async () => {
  const taken = createServer().listen(0, DEV_HOST);
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const found = await freePorts(2, port);
  expect(found).toHaveLength(2);
  expect(found).not.toContain(port);
  taken.close();
});
