import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTrialHost } from './trial-host';

/** A host that says which settings it has. */
const SERVER = `
import { createServer } from 'node:http';
const server = createServer((_request, response) => response.end(JSON.stringify(process.env)));
server.listen(0, 'localhost', () => process.send({ port: server.address().port }));
`;

it('the host of a trial has the settings of the trial, and no secret of the person who releases', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'trial-host-'));
  await mkdir(join(dir, 'server'));
  await mkdir(join(dir, 'node_modules'));
  await symlink(dirname(require.resolve('tsx/package.json')), join(dir, 'node_modules/tsx'));
  await writeFile(join(dir, 'package.json'), '{"type":"module"}');
  await writeFile(join(dir, 'server/main.ts'), SERVER);
  const own = { ...process.env, RELEASE_KEY: 'secret', AWS_SECRET_ACCESS_KEY: 'secret' };
  const replaced = jest.replaceProperty(process, 'env', own);
  const host = await startTrialHost(dir, dir, { origin: 'http://localhost:1' });
  replaced.restore();
  const settings: object = await (await fetch(host.origin)).json();
  await host.stop();
  await rm(dir, { recursive: true });
  expect(settings).toMatchObject({ API_ORIGIN: 'http://localhost:1', RELEASES_DIR: dir });
  expect(Object.values(settings)).not.toContain('secret');
});
