import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf, type RegistryVersion } from '@site/federation/registry';
import { publishSample } from '../testing/sample-store';
import { ReleaseVerifier } from './verify-release';

let root: string;
let verifier: ReleaseVerifier;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verify-'));
  verifier = new ReleaseVerifier(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

/** A released content with a text and a picture. */
async function publishContent(): Promise<RegistryVersion> {
  const sample = await publishSample(root, '2026.1123.1', { remote: 'content' });
  const files = { 'web/json/offers.json': 'a text', 'web/img/gt@333333-480.avif': 'a picture' };
  const list: Record<string, { integrity: string; bytes: number }> = {};
  for (const [name, text] of Object.entries(files)) {
    list[name] = { integrity: integrityOf(text), bytes: text.length };
    await write(`content/2026.1123.1/${name}`, text);
  }
  await write('content/2026.1123.1/release.json', JSON.stringify(list));
  const { serverEntry: _none, ...extras } = sample.extras;
  return { ...sample, extras: { ...extras, filesIntegrity: integrityOf(JSON.stringify(list)) } };
}

describe('a content that is looked at again and again', () => {
  it('is refused as soon as a text is damaged; a damaged picture is only not sent', async () => {
    const content = await publishContent();
    await write('content/2026.1123.1/web/img/gt@333333-480.avif', 'another one');
    expect(Object.keys((await verifier.verify(content)).files)).toHaveLength(2);
    expect(await verifier.isWhole(content, 'web/img/gt@333333-480.avif')).toBe(false);
    await write('content/2026.1123.1/web/json/offers.json', 'another text');
    await expect(verifier.verify(content)).rejects.toThrow(
      'corrupt content/2026.1123.1/web/json/offers.json',
    );
  });
});

it('a file that is there and cannot be read is not called missing: the reason says what the machine says of it', async () => {
  const version = await publishSample(root, '1.0.0');
  const { folder } = version.extras;
  const list = join(root, folder, 'release.json');
  await rm(list);
  await expect(verifier.verify(version)).rejects.toThrow(`missing ${folder}/release.json`);
  await mkdir(list);
  await expect(verifier.verify(version)).rejects.toThrow(
    `unreadable ${folder}/release.json: EISDIR`,
  );
});
