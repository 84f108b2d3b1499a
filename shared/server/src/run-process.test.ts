import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Starts the sample server; gives its process and, once it has ended, its code and what it wrote. */
function startSample(sample: string) {
  const child = fork(join(__dirname, 'testing/sample-server.ts'), {
    execArgv: ['--import', 'tsx/esm'],
    env: { ...process.env, SAMPLE: sample },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const written = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  // Not "close": it does not come from a child whose channel was cut.
  const ended = once(child, 'exit').then(async ([code]) => ({
    code: code as number,
    output: (await Promise.all(written)).join(''),
  }));
  return { child, ended };
}

const whenReady = async (child: ChildProcess) => (await once(child, 'message'))[0] as object;

it('a server process tells the parent its port, and stops in order on a signal', async () => {
  const { child, ended } = startSample('closes');
  expect(await whenReady(child)).toEqual({ type: 'ready', port: 4711 });
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, output: 'stopping\nannounced\nclosed\n' });
});

it('a server process stops in order when its parent is gone', async () => {
  const { child, ended } = startSample('closes');
  await whenReady(child);
  child.disconnect();
  expect(await ended).toEqual({ code: 0, output: 'stopping\nannounced\nclosed\n' });
});

it('a server process ends at once at the second signal, though something is still open', async () => {
  const { child, ended } = startSample('never closes');
  await whenReady(child);
  child.kill('SIGTERM');
  if (child.stdout) await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect((await ended).code).toBe(1);
});

it('a server process says that it did not stop cleanly', async () => {
  const { child, ended } = startSample('fails to close');
  await whenReady(child);
  child.kill('SIGTERM');
  expect(await ended).toEqual({
    code: 1,
    output: expect.stringContaining('did not stop cleanly'),
  });
});

it('a server process that meets an error which nobody caught tells its log and ends; nothing writes the error as it is, which may quote a visitor', async () => {
  const { child, ended } = startSample('fails later');
  await whenReady(child);
  expect(await ended).toEqual({
    code: 1,
    output: 'an error that nobody caught ends the process\n',
  });
});

it('a server process ends with one line when it cannot start', async () => {
  const { ended } = startSample('cannot start');
  expect(await ended).toEqual({ code: 1, output: 'SAMPLE must be another one.\n' });
});
