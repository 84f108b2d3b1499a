import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { buildImages } from './build-images.ts';
import { keptAvifName } from './images/kept-avif.ts';
import { listSources, planWidths } from './images/sources.ts';
import { KEPT_AVIF_DIR, keepAvif } from './keep-avif.ts';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48"><path d="M0 0h9v9z"/></svg>';

let root: string;
let originals: string;
let turns: string;
let outDir: string;

/** The one file of a name, whatever stands in it for its content, e.g. `bike-hero@3fa9c1-480.avif` for `bike-hero-480.avif`. */
async function fileOf(dir: string, name: string): Promise<string> {
  const found = (await readdir(dir)).filter((file) => file.replace(/@[0-9a-f]{6}/, '') === name);
  if (found.length !== 1) throw new Error(`${found.length} files are called ${name}`);
  return join(dir, found[0] ?? '');
}

async function draw(name: string, width: number, background: string): Promise<void> {
  const canvas = { width, height: Math.round(width * 0.625), channels: 4 as const, background };
  await writeFile(
    join(originals, `${name}.webp`),
    await sharp({ create: canvas }).webp().toBuffer(),
  );
}

/** Steps of a turn, in two formats. */
async function drawSteps(turn: string, steps: string[], background = '#24262c'): Promise<void> {
  await mkdir(join(turns, turn), { recursive: true });
  const picture = sharp({ create: { width: 80, height: 50, channels: 4, background } });
  for (const step of steps) {
    await picture.webp().toFile(join(turns, turn, `${step}-80.webp`));
    await picture.avif().toFile(join(turns, turn, `${step}-80.avif`));
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
  originals = await mkdtemp(join(root, 'originals-'));
  outDir = join(root, 'img');
  await writeFile(join(originals, 'icon.svg'), ICON);
  await draw('bike-hero', 900, '#24262c');
  turns = await mkdtemp(join(root, 'turns-'));
  await drawSteps('bike-spin', ['00', '01']);
  await writeFile(join(originals, 'press-one.svg'), LOGO);
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('widths of a picture', () => {
  it('never goes above the original', () => {
    for (const width of [400, 480, 800, 1400, 1600, 4000]) {
      for (const planned of planWidths(width)) expect(planned).toBeLessThanOrEqual(width);
    }
  });

  it('keeps the own width of a picture that falls well between two standard ones', () => {
    expect(planWidths(1400)).toEqual([480, 800, 1200, 1400]);
    expect(planWidths(1600)).toEqual([480, 800, 1200, 1600]);
    expect(planWidths(300)).toEqual([300]);
  });

  it('ends at the widest standard one, however large the original is', () => {
    for (const width of [2000, 9000]) expect(planWidths(width)).toEqual([480, 800, 1200, 1600]);
  });
});

describe('image build', () => {
  it('offers every picture as AVIF and WebP, and the steps of a turn as they are', async () => {
    const manifest = await buildImages({ outDir, originals, turns });
    expect(manifest['bike-hero']).toMatchObject({
      width: 900,
      height: 563,
      widths: [480, 800, 900],
      blur: expect.stringMatching(/^(#223,?){4}$/),
    });
    expect(manifest['bike-spin']).toMatchObject({
      frames: 2,
      width: 80,
      height: 50,
      avifWidths: [80],
    });
    for (const file of ['00-80.webp', '01-80.avif'])
      expect(await readFile(await fileOf(outDir, `bike-spin-${file}`))).toEqual(
        await readFile(join(turns, 'bike-spin', file)),
      );
    const { width, format } = await sharp(await fileOf(outDir, 'bike-hero-480.avif')).metadata();
    expect({ width, format }).toEqual({ width: 480, format: 'heif' });
  });

  it('keeps a drawing as it is, under its own name', async () => {
    const manifest = await buildImages({ outDir, originals, turns });
    expect(manifest['press-one']).toMatchObject({ drawing: true, width: 120, height: 48 });
    expect(await readFile(await fileOf(outDir, 'press-one.svg'), 'utf8')).toBe(LOGO);
  });

  it('refuses a drawing that does not say its size', async () => {
    const file = join(originals, 'press-two.svg');
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(buildImages({ outDir, originals, turns })).rejects.toThrow('press-two.svg');
    await rm(file);
  });

  const buildWith = async (name: string, content: string | Buffer) => {
    const file = join(originals, name);
    await writeFile(file, content);
    try {
      return await buildImages({ outDir, originals, turns });
    } finally {
      await rm(file);
    }
  };

  it.each(['diwali hero.webp', 'hero,red.webp', 'hero#1.webp', 'हीरो.webp', 'hero.v2.svg'])(
    'refuses the name %s, which no address of a picture can have',
    async (name) => {
      await expect(buildWith(name, LOGO)).rejects.toThrow(
        `The picture ${name} needs another name: letters from a to z, digits, - and _ only.`,
      );
    },
  );

  it.each(['hero.jpg', 'hero.PNG', 'hero.WEBP', 'hero.heic'])(
    'refuses %s, of which nothing would be made',
    async (name) => {
      await expect(buildWith(name, LOGO)).rejects.toThrow(
        `The picture ${name} is not used: save it as hero.webp, a drawing as hero.svg.`,
      );
    },
  );

  it('names a picture that cannot be read', async () => {
    await expect(buildWith('hero.webp', 'hello')).rejects.toThrow(
      'The picture hero.webp cannot be read: ',
    );
  });

  it('refuses a picture that a camera has only marked as turned, because it would lie on its side', async () => {
    const canvas = { width: 80, height: 50, channels: 3 as const, background: '#24262c' };
    const turned = sharp({ create: canvas }).withMetadata({ orientation: 6 }).webp();
    await expect(buildWith('hero.webp', await turned.toBuffer())).rejects.toThrow(
      'The picture hero.webp is marked as turned: turn its pixels and save it without the mark.',
    );
  });

  it('refuses a picture that would be blurred, and one that moves, of which a page shows only the first step', async () => {
    const create = { width: 700, height: 500, channels: 3 as const, background: '#24262c' };
    const small = await sharp({ create }).webp().toBuffer();
    await expect(buildWith('hero.webp', small)).rejects.toThrow(
      'The picture hero.webp is 700 px wide, which is blurred on a screen: it needs 800 px, better 1600.',
    );
    const steps = Buffer.alloc(800 * 1000 * 3, 90).fill(200, 800 * 500 * 3);
    const raw = { width: 800, height: 1000, channels: 3 as const, pageHeight: 500 };
    const moving = await sharp(steps, { raw })
      .gif({ delay: [200, 200] })
      .toBuffer();
    await expect(buildWith('hero.webp', moving)).rejects.toThrow(
      'The picture hero.webp moves: save the one that is to be shown, or make a film of it.',
    );
  });

  it('refuses a drawing of which a browser would show nothing, or not all', async () => {
    await expect(buildWith('logo.svg', LOGO.replace('</svg>', ''))).rejects.toThrow(
      'The drawing logo.svg cannot be read: ',
    );
    const inside = (part: string) => buildWith('logo.svg', LOGO.replace('</svg>', `${part}</svg>`));
    await expect(inside('<script>alert(1)</script>')).rejects.toThrow(
      'The drawing logo.svg has a script in it, which no page runs: save it without.',
    );
    await expect(inside('<image href="https://x.example/a.png"/>')).rejects.toThrow(
      'The drawing logo.svg asks for another file, which no page loads: save it with everything in it.',
    );
  });

  it('takes a drawing as drawing programs save it, with a line before it and parts of a unit', async () => {
    const saved = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- by a program -> <b> -->\n<!DOCTYPE svg [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]>\n${LOGO.replace('0 0 120 48', '0 0 120.4 47.6')}`;
    await writeFile(join(originals, 'saved.svg'), saved);
    const manifest = await buildImages({ outDir, originals, turns }).finally(() =>
      rm(join(originals, 'saved.svg')),
    );
    expect(manifest['saved']).toMatchObject({ width: 120, height: 48 });
  });

  it('names all pictures that are wrong at once', async () => {
    await writeFile(join(originals, 'holi.webp'), 'hello');
    const said = await buildWith('diwali.webp', 'hello').catch(({ message }: Error) => message);
    await writeFile(join(originals, 'onam.jpg'), 'hello');
    const names = await buildWith('a b.webp', 'hello').catch(({ message }: Error) => message);
    await rm(join(originals, 'onam.jpg'));
    await rm(join(originals, 'holi.webp'));
    expect(String(said).split('\n')).toEqual([
      expect.stringMatching(/^The picture diwali\.webp cannot be read: /),
      expect.stringMatching(/^The picture holi\.webp cannot be read: /),
    ]);
    expect(String(names).split('\n')).toEqual([
      expect.stringMatching(/^The picture a b\.webp needs another name/),
      expect.stringMatching(/^The picture onam\.jpg is not used/),
    ]);
  });

  it('leaves alone what a desktop puts into each folder', async () => {
    const strays = [join(originals, '._bike-hero.webp'), join(originals, '.DS_Store')];
    strays.push(join(turns, '.DS_Store'), join(turns, 'bike-spin', '.DS_Store'));
    for (const stray of strays) await writeFile(stray, 'x');
    const manifest = await buildImages({ outDir, originals, turns });
    for (const stray of strays) await rm(stray);
    expect(Object.keys(manifest).sort()).toEqual(['bike-hero', 'bike-spin', 'press-one']);
  });

  it('leaves no temporary file behind', async () => {
    expect((await readdir(outDir)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  it('does nothing when nothing changed', async () => {
    const lines: string[] = [];
    await buildImages({ outDir, originals, turns, log: (line) => lines.push(line) });
    expect(lines).toEqual([]);
  });

  it('encodes again what changed and what is gone, and nothing else', async () => {
    const untouched = await readFile(await fileOf(outDir, 'bike-spin-00-80.webp'));
    const before = await fileOf(outDir, 'bike-hero-480.webp');
    await draw('bike-hero', 900, '#eb1e21');
    await rm(join(outDir, 'icon-192.png'));
    const lines: string[] = [];
    await buildImages({ outDir, originals, turns, log: (line) => lines.push(line) });
    expect(lines).toEqual(['images: 3/3']);
    const after = await fileOf(outDir, 'bike-hero-480.webp');
    // Another picture has another address, so that browsers may keep each for ever.
    expect(after).not.toBe(before);
    const { dominant } = await sharp(after).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(await readFile(await fileOf(outDir, 'bike-spin-00-80.webp'))).toEqual(untouched);
    expect(await readdir(outDir)).toContain('icon-192.png');
  });

  it('gives the steps of a turn one address, which changes with any of them', async () => {
    const servedTurn = async () =>
      (await buildImages({ outDir, originals, turns }))['bike-spin']?.served;
    const before = await servedTurn();
    await drawSteps('bike-spin', ['01'], '#eb1e21');
    expect(await servedTurn()).not.toBe(before);
  });

  it('refuses a turn that lacks a step or a width of a step, or has a file of another kind', async () => {
    const step = join(turns, 'bike-spin', '01-80.avif');
    const kept = await readFile(step);
    const build = () => buildImages({ outDir, originals, turns });
    await rm(step);
    await expect(build()).rejects.toThrow('see step 01');
    await writeFile(step, kept);
    await drawSteps('bike-spin', ['03']);
    await expect(build()).rejects.toThrow('see step 03');
    for (const type of ['avif', 'webp']) await rm(join(turns, 'bike-spin', `03-80.${type}`));
    const notes = join(turns, 'bike-spin', 'notes.txt');
    await writeFile(notes, '');
    await expect(build()).rejects.toThrow('notes.txt');
    await rm(notes);
  });

  it('removes what was made of an original that is gone', async () => {
    await rm(join(turns, 'bike-spin'), { recursive: true });
    await rm(join(originals, 'press-one.svg'));
    const manifest = await buildImages({ outDir, originals, turns });
    expect(Object.keys(manifest)).toEqual(['bike-hero']);
    const left = (await readdir(outDir)).filter((file) => /bike|press/.test(file));
    expect(left.every((file) => file.startsWith('bike-hero@'))).toBe(true);
    expect(left).toHaveLength(6);
  });

  it('takes the AVIF files that are kept of an original, and encodes them anew once it changed', async () => {
    const keptAvif = join(root, 'kept');
    await keepAvif(originals, keptAvif);
    const kept = (await readdir(keptAvif)).find((name) => name.startsWith('bike-hero-480.'));
    await writeFile(join(keptAvif, kept ?? ''), 'a kept file');
    const served = join(root, 'from-kept');
    await buildImages({ outDir: served, originals, turns, keptAvif });
    const readKept = async () => readFile(await fileOf(served, 'bike-hero-480.avif'), 'utf8');
    expect(await readKept()).toBe('a kept file');

    await draw('bike-hero', 900, '#2f7d4f');
    await buildImages({ outDir: served, originals, turns, keptAvif });
    const { format } = await sharp(await fileOf(served, 'bike-hero-480.avif')).metadata();
    expect(format).toBe('heif');
  });

  it('names a picture by its own quality, too', async () => {
    // One original under two names: all that differs is how they are encoded.
    await writeFile(
      join(originals, 'gt-graphite-night.webp'),
      await readFile(join(originals, 'bike-hero.webp')),
    );
    const manifest = await buildImages({ outDir, originals, turns });
    await rm(join(originals, 'gt-graphite-night.webp'));
    const contentOf = (name: string) => manifest[name]?.served.split('@')[1];
    expect(contentOf('gt-graphite-night')).not.toBe(contentOf('bike-hero'));
  });

  it('keeps no AVIF file of an original that changed', async () => {
    const keptAvif = join(root, 'kept');
    const before = await readdir(keptAvif);
    await keepAvif(originals, keptAvif);
    const after = await readdir(keptAvif);
    expect(after).toHaveLength(before.length);
    expect(after.filter((name) => before.includes(name))).toEqual([]);
  });
});

describe('AVIF files in the repository', () => {
  it('are those of the originals: after a change run `npx pnpm --filter api content:keep-avif`', async () => {
    const sources = await listSources(join(dirname(KEPT_AVIF_DIR), 'originals'));
    const wanted = sources.map(async (source) => {
      const { width } = await sharp(source.file).metadata();
      return planWidths(width).map((target) => keptAvifName(source, target));
    });
    expect((await readdir(KEPT_AVIF_DIR)).sort()).toEqual(
      (await Promise.all(wanted)).flat().sort(),
    );
  });
});
