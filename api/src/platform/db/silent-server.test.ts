import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../testing/test-api';
import { ChangeListener } from './change-listener';
import { connectDatabase } from './connect';
import { migrateDatabase } from './migrate';

/** What Postgres answers to who logs in without a password: welcome, and ready for a query. */
const WELCOME = Buffer.from('5200000008000000005a0000000549', 'hex');

let server: Server;
let sockets: Socket[];
let told = () => {};
/** Resolves when so many connections have been made to the server. */
const connections = (count: number) =>
  new Promise<void>((done) => {
    told = () => {
      if (sockets.length >= count) done();
    };
    told();
  });

/** A server that takes connections, says this to each and then nothing more. */
async function listen(greeting?: Buffer) {
  sockets = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    if (greeting) socket.write(greeting);
    told();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    user: 'site',
    database: 'site',
    ssl: false,
  };
}

afterEach(async () => {
  told = () => {};
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => server.close(done));
});

it.each([
  ['does not even say welcome', undefined],
  ['answers no query', WELCOME],
])('the listener for changes tries again after a server that %s', async (_what, greeting) => {
  const hears = jest.fn();
  const connection = await listen(greeting);
  const again = connections(2);
  const listener = await ChangeListener.start({
    connection,
    onChange: () => undefined,
    onHearing: hears,
    log: () => undefined,
    silenceMs: 200,
  });
  await again;
  await listener.close();
  expect(hears.mock.calls[0]).toEqual([false]);
  expect(hears).not.toHaveBeenCalledWith(true);
});

it('the migrations give a server up that does not say welcome', async () => {
  const connection = await listen();
  const failed = migrateDatabase(connection, 'nowhere', async () => undefined, {
    connectMs: 200,
  });
  await expect(failed).rejects.toThrow(/timeout|terminated/);
});

it('a query on a connection that went silent is given up, and connections are probed', async () => {
  const { port } = await listen(WELCOME);
  const dataDir = mkdtempSync(join(tmpdir(), 'motorbike-silent-'));
  const config = testConfig(dataDir, {
    DATABASE_URL: `postgres://site@127.0.0.1:${port}/site`,
    DB_STATEMENT_TIMEOUT_MS: '100',
  });
  const probed = jest.spyOn(Socket.prototype, 'setKeepAlive');
  const opened = connectDatabase(config, () => undefined);
  await expect(opened).rejects.toThrow('Cannot reach the database: Query read timeout');
  expect(probed).toHaveBeenCalledWith(true, 10_000);
  probed.mockRestore();
  rmSync(dataDir, { recursive: true, force: true });
});
