import { ServiceError, type ServiceSpec } from './service';
import { WatchedService } from './watched-service';

const spec: ServiceSpec = {
  name: 'host',
  file: 'host.ts',
  env: { A: '1', PORT: '0' },
  portSetting: 'PORT',
};

/** A process that the test starts and ends. */
function fakeProcess() {
  let serve: (port: number) => void = () => undefined;
  let end: (how: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const ready = new Promise<number>((resolve, reject) => {
    serve = resolve;
    void ended.then((how) => reject(new ServiceError(`The host ${how} before it served.`, true)));
  });
  // Each test says itself whether it becomes ready.
  ready.catch(() => undefined);
  return {
    process: { pid: 1 },
    ready,
    ended,
    serve,
    end,
    stop: jest.fn(async () => end('ended with code 0')),
  };
}

let said: string[];
let processes: ReturnType<typeof fakeProcess>[];
const spawn = jest.fn((_spec: ServiceSpec) => {
  const next = fakeProcess();
  processes.push(next);
  return next;
});
let service: WatchedService;
beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  processes = [];
  spawn.mockClear();
  service = new WatchedService(spec, (line) => said.push(line), spawn);
});
afterEach(() => jest.useRealTimers());

const at = (index: number) => {
  const found = processes[index];
  if (!found) throw new Error(`Only ${processes.length} were started`);
  return found;
};
async function startServing(): Promise<void> {
  const started = service.start();
  at(0).serve(3000);
  expect(await started).toBe(3000);
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('the keeper of a part starts a part that ended again, on the port that it had, and says so', async () => {
  await startServing();
  at(0).end('was ended by SIGKILL');
  await pass(1_000);
  expect(spawn).toHaveBeenLastCalledWith({ ...spec, env: { A: '1', PORT: '3000' } });
  at(1).serve(3000);
  await pass(0);
  expect(said).toEqual([
    'The host was ended by SIGKILL. It is started again in 1 s.',
    'The host serves again.',
  ]);
});

it('the keeper of a part never gives up, at growing distance', async () => {
  await startServing();
  at(0).end('ended with code 1');
  for (let n = 1; n <= 8; n += 1) {
    await pass(30_000);
    at(n).end('ended with code 1');
  }
  await pass(29_000);
  expect(processes).toHaveLength(9);
  expect(said.at(-1)).toBe('The host ended with code 1. It is started again in 30 s.');
  await pass(1_000);
  at(9).serve(3000);
  await pass(0);
  expect(said.at(-1)).toBe('The host serves again.');
});

it('the keeper of a part leaves a first start that fails to the person who started it', async () => {
  const started = service.start();
  at(0).end('ended with code 1');
  await expect(started).rejects.toThrow('The host ended with code 1 before it served.');
  await pass(60_000);
  expect(processes).toHaveLength(1);
});

it.each(['while it serves', 'while it waits', 'while it starts again'])(
  'the keeper of a part is stopped for good %s',
  async (when) => {
    await startServing();
    if (when !== 'while it serves') {
      at(0).end('was ended by SIGKILL');
      await pass(when === 'while it waits' ? 500 : 1_000);
    }
    await service.stop();
    await pass(120_000);
    expect(processes).toHaveLength(when === 'while it starts again' ? 2 : 1);
    expect(said.filter((line) => line.includes('serves again'))).toEqual([]);
  },
);
