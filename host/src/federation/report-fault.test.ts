import { RemoteFault } from './remote-fault';
import { reportFault, setFaultReporter } from './report-fault';

const remote = { name: 'mf-a', version: '1.0.0', entry: '/a.js', routes: [], slots: [] };

it('the report of a fault is short enough for the host, however long the addresses in it are', () => {
  const reported = jest.fn();
  setFaultReporter(reported);
  const cause = new Error(`Failed to fetch https://site.test/${'long'.repeat(500)}`);
  reportFault(remote, new RemoteFault('mf-a', '1.0.0', 'load', cause));
  const [report] = reported.mock.calls[0] ?? [];
  expect(report).toMatchObject({ remote: 'mf-a', version: '1.0.0', stage: 'load' });
  expect(report.message).toMatch(/^mf-a@1\.0\.0 failed: load \(Failed to fetch/);
  expect(report.message.length).toBeLessThanOrEqual(500);
});

it('a report that cannot be sent leaves the page to its card: a browser may have no beacon', () => {
  setFaultReporter(() => {
    throw new TypeError('navigator.sendBeacon is not a function');
  });
  expect(() => reportFault(remote, new Error('broken'))).not.toThrow();
});
