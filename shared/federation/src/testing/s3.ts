import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Bucket } from '../bucket/bucket';
import { openBucket } from '../bucket/open-bucket';

/** An S3-compatible server of a test. */
export interface TestS3 {
  port: number;
  /** Ends it as a machine that is switched off. */
  stop: () => Promise<void>;
  /** The bucket `releases` of it, which is there. */
  bucket: Bucket;
}

/** What the tests' server is reached with; a place of `RELEASES_STORE` in it. */
export const s3Settings = (port: number): Record<string, string> => ({
  AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
  AWS_REGION: 'ap-south-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/**
 * Starts a server with an empty bucket, and sets the settings by which it is found.
 * @param port 0 for any that is free
 */
export async function startS3(location = 's3://releases/site', port = 0): Promise<TestS3> {
  const child = fork(join(__dirname, 's3-server.mjs'), [String(port)], { execArgv: [] });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  Object.assign(process.env, s3Settings(message.port));
  await fetch(`http://127.0.0.1:${message.port}/${new URL(location).host}`, { method: 'PUT' });
  return { port: message.port, bucket: await openBucket(location), stop: () => end(child) };
}
