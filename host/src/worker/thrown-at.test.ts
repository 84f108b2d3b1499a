import { RemoteFault } from '../federation/remote-fault';
import { setFaultReporter } from '../federation/report-fault';
import { reportWithPlace, thrownAt } from './thrown-at';

function thrown(stack: string): RemoteFault {
  const cause = new Error('window is not defined');
  cause.stack = `ReferenceError: window is not defined\n${stack}`;
  return new RemoteFault('mf-a', '1.0.0', 'render', cause);
}

it('a fault on the server is told with the function and the line that threw it, without the folder', () => {
  const stack = `    at StartPage (/srv/releases/mf-a/1.0.0/node/start_tsx.0d1b.cjs:364:11)
    at renderWithHooks (/srv/host/dist/node/worker.cjs:1:2)`;
  expect(thrownAt(thrown(stack))).toBe('StartPage (start_tsx.0d1b.cjs:364:11)');
});

it('a fault that the host threw for a remote is told with the line of the remote that led to it', () => {
  const stack = `    at invariant (/srv/host/dist/node/worker.cjs:9:1)
    at /srv/releases/mf-a/1.0.0/node/start_tsx.0d1b.cjs:12:3`;
  expect(thrownAt(thrown(stack))).toBe('start_tsx.0d1b.cjs:12:3');
});

it.each([
  ['nothing but Node', '    at node:internal/process/task_queues:95:5'],
  ['no stack', ''],
])('a fault with %s in its stack is told without a place', (_what, stack) => {
  expect(thrownAt(thrown(stack))).toBeUndefined();
});

it('what is no error is told without a place', () => {
  expect(thrownAt('gone')).toBeUndefined();
});

it('a fault on the server is reported with its place behind its message', () => {
  const reported = jest.fn();
  setFaultReporter(reported);
  const remote = { name: 'mf-a', version: '1.0.0', entry: '/a.js', routes: [], slots: [] };
  reportWithPlace(remote, thrown('    at StartPage (/srv/node/start_tsx.0d1b.cjs:364:11)'));
  expect(reported.mock.calls).toEqual([
    [
      expect.objectContaining({
        stage: 'render',
        message:
          'mf-a@1.0.0 failed: render (window is not defined), at StartPage (start_tsx.0d1b.cjs:364:11)',
      }),
    ],
  ]);
});
