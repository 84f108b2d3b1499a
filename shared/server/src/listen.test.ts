import { createServer } from 'node:http';
import { checkPort, listen } from './listen';

// Kept for ManageSieve, and blocked by the Fetch standard.
const blocked = { host: '127.0.0.1', port: 4190, setting: 'API_PORT' };

it('a start refuses a port that no browser opens, and names the setting', async () => {
  const server = createServer();
  const app = { server, listen: jest.fn() };
  const refusal = /^No browser opens addresses with port 4190.+Set API_PORT to another one\.$/;
  await expect(checkPort(blocked)).rejects.toThrow(refusal);
  await expect(listen(app, blocked)).rejects.toThrow(refusal);
  expect(app.listen).not.toHaveBeenCalled();
});

it('a start takes a port that browsers open', async () => {
  const taken = createServer();
  await new Promise<void>((done) => {
    taken.listen(0, '127.0.0.1', done);
  });
  const { port } = taken.address() as { port: number };
  await new Promise((done) => {
    taken.close(done);
  });
  await expect(checkPort({ ...blocked, port })).resolves.toBeUndefined();
});
