import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@site/contract/endpoints';
import { z } from 'zod';
import { seedChargesSchema } from '../seeds/seed-schemas.ts';
import { readBrochureData } from './brochures/read-brochure-data.ts';
import { listDrawings } from './images/sources.ts';
import { readShareCards } from './share-cards.ts';
import {
  type BuiltContent,
  buildContent,
  JSON_DIR,
  ORIGINALS,
  SEEDS_DIR,
} from './testing/built-content.ts';

const seededProducts = z.array(
  z.object({
    slug: z.string(),
    variants: z.array(
      z.object({ variant: z.string(), items: z.array(z.object({ colour: z.string() })) }),
    ),
  }),
);

let content: BuiltContent;
beforeAll(async () => {
  content = await buildContent();
});
afterAll(() => content.remove());

describe('the static JSON', () => {
  it('has the numbers of things that the pages ask for', async () => {
    const media = await content.readAnswer(endpoints.readHomeMedia, 'home-media.json');
    expect(media.press).toHaveLength(7);
    expect(media.testimonials).toHaveLength(4);
    expect(media.videos).toHaveLength(6);
    expect(new Set(media.videos.map(({ video_id }) => video_id)).size).toBe(3);
    const blocks = await content.readAnswer(endpoints.readHomeBlocks, 'home-blocks.json');
    expect(blocks.length).toBeGreaterThanOrEqual(4);
    expect(new Set(blocks.map(({ layout }) => layout))).toEqual(new Set(['left', 'right']));
    expect(await content.readAnswer(endpoints.readGallery, 'gallery.json')).toHaveLength(2);
  });

  it('plays something else on every slide of the films: a whole film, or a part of it', async () => {
    const { videos } = await content.readAnswer(endpoints.readHomeMedia, 'home-media.json');
    const played = videos.map(({ video_id, film = '' }) => `${video_id} ${film}`);
    expect(new Set(played).size).toBe(6);
    expect(new Set(videos.map(({ title }) => title)).size).toBe(6);
  });

  it('has a logo of its own for every paper and a portrait of its own for every rider', async () => {
    const { press, testimonials } = await content.readAnswer(
      endpoints.readHomeMedia,
      'home-media.json',
    );
    const logos = press.map(({ name, logo }) => ({ alt: logo?.alt === name, src: logo?.src }));
    expect(logos.every(({ alt }) => alt)).toBe(true);
    const portraits = testimonials.map(({ portrait }) => portrait);
    expect(portraits.every((portrait) => portrait && portrait.alt.length > 10)).toBe(true);
    const drawn = [...logos, ...portraits].map((picture) => picture?.src);
    expect(drawn.every((src) => src?.endsWith('.svg'))).toBe(true);
    expect(new Set(drawn).size).toBe(11);
  });

  it('marks papers and riders that nobody has met as made up', async () => {
    const { press, testimonials } = await content.readAnswer(
      endpoints.readHomeMedia,
      'home-media.json',
    );
    const isExample = ({ url }: { url: string }) => new URL(url).hostname.endsWith('.example');
    expect(press.filter((link) => isExample(link) && !link.made_up)).toEqual([]);
    expect(testimonials.filter(({ made_up }) => !made_up)).toEqual([]);
  });

  it('dates what it says of prices, exchange and subsidy', async () => {
    const { price } = await content.readAnswer(endpoints.readFinePrint, 'fine-print.json');
    const { exchange, subsidy } = await content.readAnswer(
      endpoints.readCostNotes,
      'cost-notes.json',
    );
    const dated = /as on \d{1,2} [A-Z][a-z]+ \d{4}/;
    for (const text of [price, exchange, subsidy]) expect(text).toMatch(dated);
  });

  it.each(['charges.json', 'dispatch-centres.json'])(
    'explains each charge of %s that a price on the road has',
    async (file) => {
      const { charges = '' } = await content.readAnswer(endpoints.readCostNotes, 'cost-notes.json');
      const seeds = await readFile(join(SEEDS_DIR, file), 'utf8');
      const types = [...seeds.matchAll(/"charge_type": "([^",]+)/g)].map(([, type = '']) => type);
      expect(types).not.toEqual([]);
      for (const type of types) expect(charges.toLowerCase()).toContain(type.toLowerCase());
    },
  );

  it('says below a price what share of it the platform fee is', async () => {
    const { price } = await content.readAnswer(endpoints.readFinePrint, 'fine-print.json');
    const { platform_fee: fee } = seedChargesSchema.parse(
      JSON.parse(await readFile(join(SEEDS_DIR, 'charges.json'), 'utf8')),
    );
    expect(price).toContain(`${fee.basis_points / 100}% ${fee.charge_type.toLowerCase()}`);
  });

  it('names no riding mode below a range that one of the bikes does not have', async () => {
    const { range } = await content.readAnswer(endpoints.readFinePrint, 'fine-print.json');
    const specs = await content.readAnswer(endpoints.readTechnicalSpecs, 'technical-specs.json');
    const modesOf = (key: string) =>
      (specs[key] ?? [])
        .flatMap(({ lines }) => lines)
        .filter(({ label }) => label === 'Riding Modes')
        .flatMap(({ value }) => value.split(', '));
    const bikes = Object.keys(specs).filter((key) => modesOf(key).length > 0);
    expect(bikes).toHaveLength(5);
    const named = bikes.flatMap(modesOf).filter((mode) => range.includes(`${mode} mode`));
    for (const key of bikes) expect(modesOf(key)).toEqual(expect.arrayContaining(named));
  });

  it('claims no approval and no time of delivery that only the maker can know', async () => {
    for (const file of await readdir(JSON_DIR)) {
      if (!file.startsWith('product-')) continue;
      const page = await content.readAnswer(endpoints.readProductPage, file);
      const times = Object.values(page.variants).map(({ delivery_time = '' }) => delivery_time);
      expect({ file, marks: page.certifications, times: times.join('') }).toEqual({
        file,
        marks: [],
        times: '',
      });
    }
  });

  it.each(['vayu_one', 'vayu_marut'])(
    'has a full turn of every bike of %s, in each colour that is sold',
    async (slug) => {
      const seeds = seededProducts.parse(
        JSON.parse(await readFile(join(SEEDS_DIR, 'products.json'), 'utf8')),
      );
      const product = seeds.find((one) => one.slug === slug);
      const page = await content.readAnswer(endpoints.readProductPage, `product-${slug}.json`);
      for (const { variant, items } of product?.variants ?? []) {
        const { spin } = page.variants[variant.toLowerCase()] ?? {};
        expect(spin).toMatchObject({ frames: 24, avif_widths: [800, 1600] });
        expect([spin?.colour, ...Object.keys(spin?.others ?? {})].sort()).toEqual(
          items.map(({ colour }) => colour).sort(),
        );
      }
      expect(product?.variants.length).toBe(Object.keys(page.variants).length);
    },
  );

  it('keys specifications and gallery by the models that are sold', async () => {
    const keys = (await readBrochureData({ json: JSON_DIR, seeds: SEEDS_DIR })).map(
      ({ key }) => key,
    );
    const specs = await content.readAnswer(endpoints.readTechnicalSpecs, 'technical-specs.json');
    expect(Object.keys(specs).sort()).toEqual([...keys].sort());
    const bikes = await content.readAnswer(endpoints.readBikesGallery, 'bikes-gallery.json');
    expect(bikes.map(({ id }) => id)).toEqual(keys);
  });

  it('says 7.2 kWh wherever it names the battery', async () => {
    for (const file of await readdir(JSON_DIR)) {
      const text = await readFile(join(JSON_DIR, file), 'utf8');
      const capacities = [...text.matchAll(/([\d.]+) kWh/g)].map(([, value]) => value);
      expect({ file, odd: capacities.filter((value) => value !== '7.2') }).toEqual({
        file,
        odd: [],
      });
    }
  });

  it('has a banner for every colour of the model with variants', async () => {
    const seeds = await readFile(join(SEEDS_DIR, 'products.json'), 'utf8');
    const marut = seededProducts.parse(JSON.parse(seeds)).find(({ slug }) => slug === 'vayu_marut');
    const page = await content.readAnswer(endpoints.readProductPage, 'product-vayu_marut.json');
    for (const { variant, items } of marut?.variants ?? []) {
      const [, ...others] = items.map(({ colour }) => colour);
      const { colour_heroes = {} } = page.variants[variant.toLowerCase()] ?? {};
      expect({ variant, colours: Object.keys(colour_heroes).sort() }).toEqual({
        variant,
        colours: others.sort(),
      });
    }
    expect(marut?.variants).toHaveLength(4);
  });

  it('gives every shared link a preview picture that is built', async () => {
    const cards = (await readShareCards()).map(({ file }) => `/static/img/${file}`);
    for (const slug of ['vayu_one', 'vayu_marut', 'marut_motor', 'marut_battery']) {
      const page = await content.readAnswer(endpoints.readProductPage, `product-${slug}.json`);
      expect(cards).toContain(page.share_image);
    }
  });
});

describe('the drawings', () => {
  it('need no font, no script and nothing from outside, and are small', async () => {
    const drawings = await listDrawings(ORIGINALS);
    expect(drawings.length).toBeGreaterThan(0);
    for (const { name, svg } of drawings) {
      expect({ name, odd: svg.match(/<text|<script|<image|<style|href|currentColor/gi) }).toEqual({
        name,
        odd: null,
      });
      expect(svg.length).toBeLessThan(8_000);
    }
  });
});

describe('the navigation', () => {
  it('leads from each entry of menu and footer to one thing: a page, a list of links, or the products', async () => {
    const { menu, footer } = await content.readAnswer(endpoints.readNavigation, 'navigation.json');
    for (const { label, ...leads } of [...menu, ...footer]) {
      expect([label, Object.keys(leads)]).toEqual([label, [expect.any(String)]]);
      if ('products' in leads) expect(leads.products).toContain('{slug}');
    }
  });
});
