import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry, integrityOf } from '../registry';
import { sampleRegistry, sampleVersion } from '../testing/sample-registry';
import { AlreadyReleasedError, publishFolder } from './publish';

let work: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'publish-'));
  for (const side of ['web', 'node']) {
    await mkdir(join(work, 'dist', side), { recursive: true });
    await writeFile(join(work, 'dist', side, 'entry.js'), `${side} code`);
  }
});
afterEach(() => rm(work, { recursive: true, force: true }));

const publish = (registry = emptyRegistry()) =>
  publishFolder(join(work, 'store'), registry, 'mf-catalog', '1.0.0', join(work, 'dist'));
/** A registry that names what was published. */
const named = sampleRegistry({ 'mf-catalog': [sampleVersion('mf-catalog', '1.0.0')] });

it('publishing lists every file with its hash and size, and hashes the list', async () => {
  const { folder, files, filesIntegrity } = await publish();
  expect(files).toEqual({
    'node/entry.js': { integrity: integrityOf('node code'), bytes: 9 },
    'web/entry.js': { integrity: integrityOf('web code'), bytes: 8 },
  });
  const list = await readFile(join(work, 'store', folder, 'release.json'), 'utf8');
  expect(integrityOf(list)).toBe(filesIntegrity);
});

it('publishing refuses to publish a version twice, and says what to do', async () => {
  await publish();
  await writeFile(join(work, 'dist/web/entry.js'), 'other code');
  await expect(publish(named)).rejects.toThrow(AlreadyReleasedError);
  await expect(publish(named)).rejects.toThrow('Raise "version" in mf-catalog/package.json');
  expect(await readFile(join(work, 'store/mf-catalog/1.0.0/web/entry.js'), 'utf8')).toBe(
    'web code',
  );
});

it('publishing takes the place of what a killed release left: nobody was ever told of it', async () => {
  await publish();
  await mkdir(join(work, 'store/mf-catalog/.1.0.0.4711/web'), { recursive: true });
  await writeFile(join(work, 'dist/web/entry.js'), 'other code');
  await publish();
  expect(await readFile(join(work, 'store/mf-catalog/1.0.0/web/entry.js'), 'utf8')).toBe(
    'other code',
  );
  expect(await readdir(join(work, 'store/mf-catalog'))).toEqual(['1.0.0']);
});

it('publishing leaves nothing half done when the build is not whole', async () => {
  await rm(join(work, 'dist/node'), { recursive: true });
  await expect(publish()).rejects.toThrow();
  expect(await readdir(join(work, 'store/mf-catalog'))).toEqual([]);
});
