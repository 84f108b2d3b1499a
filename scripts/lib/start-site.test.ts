import { join } from 'node:path';
import { BucketError } from '@site/federation/bucket';
import { workspaceRoot } from '@site/federation/workspace';
import type { ServiceSpec } from './service';
import type { ServiceGroup } from './service-group';
import { reportStart, startApi, startHost } from './start-site';

const start = jest.fn(async (_spec: ServiceSpec) => 0);
const services = { start } as unknown as ServiceGroup;

/** What a person has set. */
const SET = {
  HOST: '10.0.0.5',
  TRUST_PROXY: '10.0.0.0/8',
  STATE_DIR: '/srv/host-state',
  DATA_DIR: '/srv/data',
};
const before = { ...process.env };
beforeEach(() => {
  start.mockClear();
  process.env = { ...before, ...SET };
});
afterEach(() => {
  process.env = before;
});

/** A setting as the part reads it: what the start gives it goes before what a person has set. */
const settingOf = (name: string) => ({ ...process.env, ...start.mock.calls[0]?.[0].env })[name];

describe('an API on a machine of its own', () => {
  beforeEach(() => startApi(services, { isAlone: true }));

  it.each(['HOST', 'TRUST_PROXY', 'DATA_DIR'] as const)('has the %s that is set', (name) => {
    expect(settingOf(name)).toBe(SET[name]);
  });
});

describe('an API beside its host', () => {
  beforeEach(() => startApi(services));

  it('listens on this machine only, wherever the host does', () => {
    expect(settingOf('HOST')).toBe('127.0.0.1');
  });

  it("believes that host, whatever proxies stand before it: limits count visitors, and they come in the host's header", () => {
    expect(settingOf('TRUST_PROXY')).toBe('loopback');
  });
});

describe('a host', () => {
  const startIt = () => startHost(services, 'host/server/main.ts', 'http://127.0.0.1:4000');

  it.each(['HOST', 'TRUST_PROXY', 'STATE_DIR'] as const)('has the %s that is set', async (name) => {
    await startIt();
    expect(settingOf(name)).toBe(SET[name]);
  });

  it.each([
    ['/srv/data', '/srv/data/host'],
    ['', join(workspaceRoot, '.data/host')],
  ])(
    'remembers in a folder of the data when no STATE_DIR is set: DATA_DIR=%s',
    async (dir, state) => {
      process.env['STATE_DIR'] = '';
      process.env['DATA_DIR'] = dir;
      await startIt();
      expect(settingOf('STATE_DIR')).toBe(state);
    },
  );
});

it('a start says in one line which setting of the bucket is wrong', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reportStart(new BucketError('RELEASES_STORE: must be like s3://bucket', true));
  expect(said.mock.calls).toEqual([['RELEASES_STORE: must be like s3://bucket']]);
  said.mockRestore();
});
