import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type TestS3 } from '../../testing/s3';
import type { Copied } from './changed-files';
import { handOn } from './hand-on';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const keys = async () => (await s3.bucket.list()).map(({ key }) => key).sort();

it('a copy of the store whose folder is lost while it is handed on removes nothing from the bucket', async () => {
  const root = await mkdtemp(join(tmpdir(), 'hand-on-'));
  const copied = new Map<string, Copied>();
  for (const key of ['audit.log', 'keys/registry.pub', 'registry.json']) {
    const etag = await s3.bucket.put(key, 'before');
    copied.set(key, { key, etag, content: Buffer.from('before') });
  }
  await writeFile(join(root, 'registry.json'), 'after');
  const put = s3.bucket.put.bind(s3.bucket);
  jest.spyOn(s3.bucket, 'put').mockImplementation(async (...given) => {
    const etag = await put(...given);
    await rm(root, { recursive: true });
    return etag;
  });
  const handedOn = handOn(s3.bucket, root, copied, new Map());
  const failure = await handedOn.catch((error: Error) => error.message);
  expect(await keys()).toEqual(['audit.log', 'keys/registry.pub', 'registry.json']);
  expect(failure).toContain('ENOENT');
});
