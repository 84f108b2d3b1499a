import { endpoints } from '@site/contract/endpoints';
import { readBrochureData } from './brochures/read-brochure-data.ts';
import { type BuiltContent, buildContent, JSON_DIR, SEEDS_DIR } from './testing/built-content.ts';

let content: BuiltContent;
beforeAll(async () => {
  content = await buildContent();
});
afterAll(() => content.remove());

const readPage = (slug: string) =>
  content.readAnswer(endpoints.readProductPage, `product-${slug}.json`);
const readOwnership = (topic: string) =>
  content.readAnswer(endpoints.readOwnershipPage, `ownership-${topic}.json`);

it('the about page says what the electricity of a kilometre costs, from the bike that needs least to the one that needs most', async () => {
  const pages = await Promise.all(['vayu_one', 'vayu_marut'].map(readPage));
  const paise = pages
    .flatMap(({ variants }) => Object.values(variants))
    .flatMap(({ consumption }) => consumption ?? [])
    .map((bike) => {
      const unitsPerKm = bike.battery_kwh / bike.charging_efficiency / bike.range_km;
      return {
        price: bike.electricity_price,
        paise: Math.round(unitsPerKm * 100 * bike.electricity_price),
      };
    });
  const amounts = paise.map((bike) => bike.paise);
  const about = await content.readAnswer(endpoints.readBanners, 'left-right-banners.json');
  expect(about.map(({ description }) => description).join(' ')).toContain(
    `${Math.min(...amounts)} to ${Math.max(...amounts)} paise in electricity at ₹${paise[0]?.price} a unit`,
  );
});

it('the page of the Vayu One names the visits to the workshop that the service schedule names', async () => {
  const { sections } = await readOwnership('service');
  const [first, second] = sections.flatMap(({ table }) => table?.rows ?? []);
  const { variants } = await readPage('vayu_one');
  const { features = [] } = variants['0'] ?? {};
  const service = features.find(({ title }) => /service/i.test(title))?.description;
  for (const visit of [first, second]) expect(service).toContain(`${visit?.[1]} or ${visit?.[2]}`);
});

it('no accessory is sold for a bike that has it as standard', async () => {
  const { accessories } = await readOwnership('accessories');
  const models = await readBrochureData({ json: JSON_DIR, seeds: SEEDS_DIR });
  const standard = models.flatMap(({ name, sections }) =>
    sections.flatMap(({ lines }) => lines.map(({ label }) => ({ name, label }))),
  );
  const soldTwice = accessories.flatMap(({ name: accessory, fits }) =>
    standard.filter(
      ({ name, label }) =>
        accessory.toLowerCase().startsWith(label.toLowerCase()) &&
        fits.includes(name.replace('Vayu Marut', 'Marut')),
    ),
  );
  expect(standard).toContainEqual({ name: 'Vayu Marut Tour', label: 'Side Cases' });
  expect(soldTwice).toEqual([]);
});

it('a colour has one name, on the page of its bike and where it is ordered', async () => {
  for (const slug of ['vayu_one', 'vayu_marut', 'marut_motor', 'marut_battery']) {
    const { swatches } = await readPage(slug);
    expect(swatches.map(({ label }) => label)).toEqual(swatches.map(({ colour }) => colour));
  }
});

it('a per cent sign follows its number without a space', async () => {
  const specs = await content.readAnswer(endpoints.readTechnicalSpecs, 'technical-specs.json');
  const pages = await Promise.all(
    ['vayu_one', 'vayu_marut', 'marut_motor', 'marut_battery'].map(readPage),
  );
  const lines = [
    ...Object.values(specs).flatMap((sheet) => sheet.flatMap((section) => section.lines)),
    ...pages
      .flatMap(({ variants }) => Object.values(variants))
      .flatMap(({ highlights }) => highlights),
  ];
  // A unit stands apart from its number.
  expect(lines.filter(({ unit }) => unit === '%')).toEqual([]);
});

it('a button that promises the running cost leads to the calculator itself', async () => {
  const blocks = await content.readAnswer(endpoints.readHomeBlocks, 'home-blocks.json');
  const promises = blocks
    .flatMap(({ actions }) => actions)
    .filter(({ label }) => /running cost/i.test(label));
  expect(promises.map(({ link }) => link)).toEqual(['/product/vayu_one#running-cost']);
});

it('an accessory has a drawing, and fits bikes by their names, and no part of one', async () => {
  const { accessories } = await readOwnership('accessories');
  const bikes = ['All bikes', 'Vayu One', 'Marut GT', 'Marut Sport', 'Marut Tour', 'Marut Cargo'];
  for (const { fits, drawing } of accessories) {
    expect(drawing?.alt).toMatch(/^Drawing of /);
    for (const model of fits.split(', ')) expect(bikes).toContain(model);
  }
});

it('a line of opening hours never ends between the hour and am or pm', async () => {
  const contact = await content.readAnswer(endpoints.readContactInfo, 'contact-info.json');
  const services = await content.readAnswer(endpoints.readDealerServices, 'dealer-services.json');
  for (const hours of [contact.working_hours, services.hours.text]) {
    expect(hours).toMatch(/am to .*pm$/);
    expect(hours).not.toMatch(/\d [ap]m/);
  }
});
