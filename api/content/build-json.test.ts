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
    /^\S+\.json, line \d+, at \S+: There is no picture/,
  );
});

it('the build of the content says which words a picture lacks', () => {
  const said: string[] = [];
  resolveImages(content.manifest, [{ $image: 'gt-graphite-hero' }], (place, says) =>
    said.push(place, says),
  );
  expect(said).toEqual(['0', 'The picture "gt-graphite-hero" needs its "alt" beside it']);
});

it('the build of the content names everything that is wrong at once, with its file and line', async () => {
  const json = await mkdtemp(join(tmpdir(), 'texts-'));
  const named = (name: string) => ({ $image: name, alt: '' });
  await writeFile(join(json, 'gallery.json'), '{\n  "data": “a”\n}');
  await writeFile(join(json, 'home-page.json'), Buffer.from('{"data": "für"}', 'latin1'));
  await writeFile(
    join(json, 'left-right-banners.json'),
    JSON.stringify({ data: [named('holi'), { image: named('gt-red-hero.webp') }] }, null, 1),
  );
  await writeFile(join(json, 'offers.json'), '{\n  "data": [1 2]\n}');
  const building = buildJson({ ...content, json, outDir: join(json, 'out') });
  await expect(building.catch(({ message }: Error) => message.split('\n'))).resolves.toEqual([
    'gallery.json: line 2, column 11: this is a curly quotation mark: write a straight one (").',
    'home-page.json: it is not saved as UTF-8. Save it anew with the encoding UTF-8.',
    'left-right-banners.json, line 3, at data.0: There is no picture "holi": originals has no holi.webp.',
    'left-right-banners.json, line 8, at data.1.image: A picture is named without its type: "gt-red-hero".',
    'offers.json: line 2, column 14: comma expected, before this or at the end of the line above.',
  ]);
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
