import type { VariantPage } from '@site/contract';
import { endpoints } from '@site/contract/endpoints';
import { readBrochureData } from './brochures/read-brochure-data.ts';
import { type BuiltContent, buildContent, JSON_DIR, SEEDS_DIR } from './testing/built-content.ts';

let content: BuiltContent;
beforeAll(async () => {
  content = await buildContent();
});
afterAll(() => content.remove());

/** Each bike with what its page reckons with, and what its data sheet states under a label. */
async function readBikes() {
  const specs = await content.readAnswer(endpoints.readTechnicalSpecs, 'technical-specs.json');
  const bikes: {
    key: string;
    consumption: VariantPage['consumption'];
    stated: (label: string) => string | undefined;
  }[] = [];
  for (const slug of ['vayu_one', 'vayu_marut']) {
    const { variants } = await content.readAnswer(
      endpoints.readProductPage,
      `product-${slug}.json`,
    );
    for (const [variant, { consumption }] of Object.entries(variants)) {
      const key = `${slug}-${variant}`;
      const lines = (specs[key] ?? []).flatMap((section) => section.lines);
      const stated = (wanted: string) => lines.find(({ label }) => label === wanted)?.value;
      bikes.push({ key, consumption, stated });
    }
  }
  return bikes;
}

it('each bike is offered for a test ride, and neither motor nor battery', async () => {
  const ride = await content.readAnswer(endpoints.readTestRidePage, 'test-ride-page.json');
  const sold = await readBrochureData({ json: JSON_DIR, seeds: SEEDS_DIR });
  const bikes = (await readBikes()).map(({ key }) => key);
  expect(sold.map(({ key }) => key)).toEqual(expect.arrayContaining(bikes));
  expect(ride.products).toEqual(
    sold.filter(({ key }) => bikes.includes(key)).map(({ name }) => name),
  );
});

it('one range is named for each bike, in its data sheet and in what is worked out from it', async () => {
  const bikes = await readBikes();
  expect(bikes).toHaveLength(5);
  for (const { key, consumption, stated } of bikes)
    expect({ key, range: Number(stated('Range per Charge')) }).toEqual({
      key,
      range: consumption?.range_km,
    });
});

it('each riding mode in which a bike travels has a factor, the first one 1, and a mode that only walks has none', async () => {
  for (const { key, consumption, stated } of await readBikes()) {
    const factors = Object.entries(consumption?.mode_factors ?? {});
    const modes = stated('Riding Modes')?.split(', ') ?? [];
    expect({ key, modes: factors.map(([mode]) => mode) }).toEqual({
      key,
      modes: modes.filter((mode) => mode !== 'Walk'),
    });
    expect({ key, first: factors[0]?.[1] }).toEqual({ key, first: 1 });
  }
});

it('each data sheet states top speed and payload as numbers, between which the range is worked out', async () => {
  for (const { key, stated } of await readBikes()) {
    const figures = [Number(stated('Top Speed')), Number(stated('Payload'))];
    expect({ key, odd: figures.filter((figure) => !(figure > 50)) }).toEqual({ key, odd: [] });
  }
});
