import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildJson } from './build-json.ts';
import { resolveDrawing, resolveImage, resolveImages } from './images/resolve-images.ts';
import { type BuiltContent, buildContent, JSON_DIR } from './testing/built-content.ts';

let content: BuiltContent;
beforeAll(async () => {
  content = await buildContent();
});
afterAll(() => content.remove());

it('the build of the content stops serving a file whose source is gone', async () => {
  await writeFile(join(content.outDir, 'product-gone.json'), '{}');
  await buildJson({ ...content, json: JSON_DIR });
  expect(await readdir(content.outDir)).toEqual((await readdir(JSON_DIR)).sort());
});

it('the build of the content names the file and the picture when a picture does not exist', async () => {
  expect(() => resolveImage(content.manifest, { name: 'gt-pink-hero', alt: '' })).toThrow(
    'gt-pink-hero',
  );
  await expect(buildJson({ ...content, json: JSON_DIR, manifest: {} })).rejects.toThrow(
    /^Content file \S+\.json: There is no picture/,
  );
});

it('the build of the content says which words a picture lacks', () => {
  expect(() => resolveImages(content.manifest, [{ $image: 'gt-graphite-hero' }])).toThrow(
    'The picture "gt-graphite-hero" needs its "alt" beside it',
  );
});

it('the build of the content names file and line of what is no JSON', async () => {
  const json = await mkdtemp(join(tmpdir(), 'texts-'));
  await writeFile(join(json, 'offers.json'), '{\n  "data": [1 2]\n}');
  const building = buildJson({ ...content, json, outDir: join(json, 'out') });
  await expect(building).rejects.toThrow(
    'Content file offers.json: line 2, column 14: comma expected.',
  );
  await rm(json, { recursive: true });
});

it('the build of the content does not take a drawing for a picture, nor a picture for a drawing', () => {
  const logo = { name: 'press-long-road', alt: 'The Long Road' };
  const bike = { name: 'gt-graphite-hero', alt: 'Marut GT' };
  expect(resolveDrawing(content.manifest, logo)).toEqual({
    src: '/static/img/press-long-road@3fa9c1.svg',
    width: 120,
    height: 48,
    alt: 'The Long Road',
  });
  expect(() => resolveImage(content.manifest, logo)).toThrow('press-long-road');
  expect(() => resolveDrawing(content.manifest, bike)).toThrow('gt-graphite-hero');
});
