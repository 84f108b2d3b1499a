import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { s3Settings, startS3, type TestS3 } from '../testing/s3';
import { BucketError, ChangedMeanwhileError } from './bucket-errors';
import { openBucket } from './open-bucket';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

it('the client of a bucket reads what was written, says when it is unchanged, and that there is nothing', async () => {
  const etag = await s3.bucket.put('a/b.json', 'one');
  expect(await s3.bucket.get('a/b.json')).toEqual({ content: Buffer.from('one'), etag });
  expect(await s3.bucket.get('a/b.json', etag)).toBe('unchanged');
  expect(await s3.bucket.get('a/c.json')).toBeUndefined();
});

it('the client of a bucket lets one of several write an object that is not there, and one of several replace it', async () => {
  const tries = async (texts: string, condition: () => { ifNew: true } | { ifMatch: string }) =>
    (
      await Promise.allSettled(
        [...texts].map((text) => s3.bucket.put('one.json', text, condition())),
      )
    ).map((result) => (result.status === 'fulfilled' ? 'written' : result.reason));
  const first = await tries('abcd', () => ({ ifNew: true }));
  expect(first.filter((how) => how === 'written')).toHaveLength(1);
  expect(first.filter((how) => how instanceof ChangedMeanwhileError)).toHaveLength(3);
  const { etag = '' } = (await s3.bucket.read('one.json')) ?? {};
  const second = await tries('efgh', () => ({ ifMatch: etag }));
  expect(second.filter((how) => how === 'written')).toHaveLength(1);
});

it('the client of a bucket lists more objects than one answer of the store holds, by keys without its own folder', async () => {
  const names = Array.from({ length: 7 }, (_, at) => `many/${at}`);
  await Promise.all(names.map((name) => s3.bucket.put(name, 'x')));
  const listed = await s3.bucket.list('many/', 3);
  expect(listed.map(({ key }) => key).sort()).toEqual([...names].sort());
  expect(listed[0]).toMatchObject({ bytes: 1, writtenAt: expect.any(Number) });
});

it('the client of a bucket names a bucket that is not there', async () => {
  const other = await openBucket('s3://other-bucket');
  const error = await other.list().catch((thrown: unknown) => thrown);
  expect(error).toEqual(
    new BucketError('the bucket other-bucket refuses (404): NoSuchBucket', true),
  );
});

it.each([
  ['s3://', {}, 'must be like s3://bucket or s3://bucket/folder, and not "s3://"'],
  ['s3://a-b/../c', {}, 'must be like'],
  ['s3://releases', { AWS_ENDPOINT_URL: 'minio:9000' }, 'AWS_ENDPOINT_URL: must be an address'],
  ['s3://releases', { AWS_SECRET_ACCESS_KEY: '' }, 'AWS_SECRET_ACCESS_KEY: missing'],
  ['s3://releases', { AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID: missing'],
  ['s3://releases', { AWS_REGION: '' }, 'AWS_REGION: '],
])(
  'the client of a bucket does not open %s with %j, and names what is wrong',
  async (location, change, message) => {
    const before = { ...process.env };
    Object.assign(process.env, change);
    try {
      await expect(openBucket(location)).rejects.toThrow(message);
    } finally {
      Object.assign(process.env, before);
    }
  },
);

it('the client of a bucket says that a server cannot be reached', async () => {
  const gone = await startS3();
  await gone.stop();
  const error = await gone.bucket.read('registry.json').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ isRefusal: false });
  expect((error as Error).message).toMatch(
    'the bucket releases cannot be reached: connect ECONNREFUSED',
  );
});

it.each([
  ['never answers', () => undefined],
  [
    'falls silent in the middle of an object',
    (_request: IncomingMessage, response: ServerResponse) =>
      response.writeHead(200, { 'content-length': '100' }).write('half'),
  ],
])('the client of a bucket gives up a server that %s', async (_what, listener) => {
  const silent = createServer(listener);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const before = { ...process.env };
  Object.assign(process.env, s3Settings((silent.address() as AddressInfo).port));
  try {
    const bucket = await openBucket('s3://releases', { answerMs: 100 });
    await expect(bucket.read('registry.json')).rejects.toMatchObject({
      isRefusal: false,
      message: expect.stringMatching(/^the bucket releases cannot be reached: /),
    });
  } finally {
    Object.assign(process.env, before);
    silent.closeAllConnections();
    silent.close();
  }
});
