import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '@site/server';
import { openFollowedBucket } from './follow-bucket';

const AWS = {
  AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
  AWS_REGION: 'ap-south-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
};
const before = { ...process.env };
let stateDir: string;
beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'state-'));
  Object.assign(process.env, AWS);
});
afterEach(async () => {
  for (const name of Object.keys(AWS)) delete process.env[name];
  Object.assign(process.env, before);
  await rm(stateDir, { recursive: true, force: true });
});

const follow = (location: string | undefined) =>
  openFollowedBucket({
    config: { RELEASES_STORE: location, REGISTRY_PUBLIC_KEY: undefined, STATE_DIR: stateDir },
    log: { warn: jest.fn() },
    inForce: () => undefined,
  });

it('the host follows no bucket where the store is a folder', async () => {
  expect(await follow(undefined)).toBeUndefined();
});

it('the host does not start with half a key, and names the other half', async () => {
  process.env['AWS_SECRET_ACCESS_KEY'] = '';
  await expect(follow('s3://releases')).rejects.toThrow(
    new StartError(
      'RELEASES_STORE: AWS_SECRET_ACCESS_KEY: missing, and the other half of the key is set',
    ),
  );
});

it('the host starts while the bucket cannot be reached, in a folder of STATE_DIR, and says so', async () => {
  const bucket = await follow('s3://releases/site');
  await bucket?.start();
  bucket?.follower.stop();
  expect(bucket?.root).toContain(join(stateDir, 'releases-'));
  expect(bucket?.follower.problem).toMatch('the bucket releases cannot be reached: ');
});
