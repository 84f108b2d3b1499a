import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { checkPorts } from './check-ports';

it('the check of ports names the setting of a port that is taken, and says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = checkPorts({ UNSET_PORT: `${port}` });
  await expect(taken).rejects.toThrow(`Port ${port} is taken by process ${process.pid} (`);
  await expect(taken).rejects.toThrow('or set UNSET_PORT to another one.');
  other.close();
  await once(other, 'close');
  await expect(checkPorts({ UNSET_PORT: `${port}` })).resolves.toBeUndefined();
});

it.each(['0', 'many'])('the check of ports has nothing against the port %s', async (port) => {
  await expect(checkPorts({ UNSET_PORT: port })).resolves.toBeUndefined();
});

it('the check of ports says of two settings that they are the same port, before anything is built', async () => {
  await expect(checkPorts({ UNSET_PORT: '4999', OTHER_PORT: '4999' })).rejects.toThrow(
    'UNSET_PORT and OTHER_PORT are both 4999: set one of them to another port.',
  );
  await expect(checkPorts({ UNSET_PORT: '0', OTHER_PORT: '0' })).resolves.toBeUndefined();
});
