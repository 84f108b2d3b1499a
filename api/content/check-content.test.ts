import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { type ServedContent, serveContent } from './testing/served-content.ts';

let content: ServedContent;
beforeAll(async () => {
  content = await serveContent();
});
afterAll(() => content.remove());

describe('the look through the content', () => {
  it('finds nothing wrong with ours, and says where its links lead', async () => {
    const { problems, links } = await checkContent(content.folder);
    expect(problems).toEqual([]);
    expect(links).toContainEqual({ file: 'navigation.json', link: '/test-ride' });
    expect(links).toContainEqual({ file: 'navigation.json', link: '/product/{slug}' });
    expect(links.every(({ link }) => !link.startsWith('/static/'))).toBe(true);
  });

  it('names a value that has not its shape, with its place', async () => {
    const [problem, ...others] = await content.problemsWith('json/contact-info.json', (text) =>
      text.replace(/"company_name":"[^"]*"/, '"company_name":7'),
    );
    expect(problem).toBe(
      'contact-info.json at data.company_name: 7 stands where a text in quotation marks belongs.',
    );
    expect(others).toEqual([]);
  });

  it('names a property that stands beside the answer', async () => {
    expect(
      await content.problemsWith('json/offers.json', (text) =>
        text.replace('{"data":', '{"dtaa":1,"data":'),
      ),
    ).toEqual(['offers.json at dtaa: nothing reads this. Is the name misspelt?']);
  });

  it('names a property that no page reads, as a misspelt one is', async () => {
    expect(
      await content.problemsWith('json/navigation.json', (text) =>
        text.replace('"menu":[{', '"menu":[{"lable":"Home",'),
      ),
    ).toEqual(['navigation.json at data.menu.0.lable: nothing reads this. Is the name misspelt?']);
  });

  it('names a row of a table that has another number of cells than the table has columns', async () => {
    expect(
      await content.problemsWith('json/ownership-warranty.json', (text) =>
        text.replace('["Battery","8 years","80,000 km"]', '["Battery","8 years"]'),
      ),
    ).toEqual([
      'ownership-warranty.json at data.sections.0.table.rows.1: the table has 3 columns, this row has 2 cells.',
    ]);
  });

  it('names a picture or a document that is not there', async () => {
    expect(
      await content.problemsWith('json/download-brochure.json', (text) =>
        text.replace('/static/brochures/vayu_one-0.pdf', '/static/brochures/vayu_two.pdf'),
      ),
    ).toEqual(['download-brochure.json: there is no file /static/brochures/vayu_two.pdf.']);
    expect(
      await content.problemsWith('json/download-brochure.json', (text) =>
        text.replace('/static/brochures/vayu_one-0.pdf', '/static/brochures/vayu_one-0.pdf#page=2'),
      ),
    ).toEqual([]);
    expect(
      await content.problemsWith('json/home-media.json', (text) =>
        text.replace('/static/films/marut-gt"', '/static/films/marut"'),
      ),
    ).toEqual(
      ['webm', 'mp4', 'vtt'].map(
        (type) => `home-media.json: there is no file /static/films/marut.${type}.`,
      ),
    );
  });

  it('names a width of a picture and a step of a turn that is not there', async () => {
    const [problem] = await content.problemsWith('json/offers.json', (text) =>
      text.replace(/"widths":\[480/, '"widths":[481,480'),
    );
    expect(problem).toMatch(/^offers\.json: there is no file \S+-481\.avif\.$/);
    const [step] = await content.problemsWith('json/product-vayu_one.json', (text) =>
      text.replace('"frames":24', '"frames":25'),
    );
    expect(step).toMatch(/^product-vayu_one\.json: there is no file \S+-24-\d+\.webp\.$/);
  });

  it('names a text that pages ask for and that is not there, and one that nobody asks for', async () => {
    await rename(
      join(content.folder, 'json/offers.json'),
      join(content.folder, 'json/oferrs.json'),
    );
    const { problems } = await checkContent(content.folder);
    await rename(
      join(content.folder, 'json/oferrs.json'),
      join(content.folder, 'json/offers.json'),
    );
    expect(problems).toEqual([
      'oferrs.json: no page asks for a file of this name.',
      'offers.json is missing: pages ask for it.',
    ]);
  });

  it.each([
    ['without its slash at the beginning', 'offers'],
    ['with a space behind it', '/offers '],
    ['with a space in it', '/test ride'],
    ['of another site without https://', 'www.vayu.example'],
    ['that runs a script', 'javascript:alert(1)'],
    ['that is empty', ''],
  ])('names a link %s', async (_what, link) => {
    expect(await content.changed('navigation.json', '"to":"/offers"', `"to":"${link}"`)).toEqual([
      `navigation.json at data.menu.2.to: "${link}" is no address. It begins with / for a page of this site, else with https://, mailto: or tel:, and has no spaces.`,
    ]);
  });

  it('names an address of a social network and of a document that is none', async () => {
    expect(
      await content.changed('contact-info.json', '"https://facebook.com/', '"facebook.com/'),
    ).toEqual([
      expect.stringMatching(
        /^contact-info\.json at data\.social_links\.facebook: "facebook\.com\S+ is no address/,
      ),
    ]);
    expect(
      await content.changed('download-brochure.json', '"/static/brochures/', '"static/brochures/'),
    ).toEqual([
      expect.stringMatching(
        /^download-brochure\.json at data\.brochures\.0\.url: "static\S+ is no address/,
      ),
    ]);
  });

  it('lets a link lead to another site, to a mail address and to a phone', async () => {
    for (const link of [
      'https://vayu.example/a?b=c#d',
      'mailto:a@vayu.example',
      'tel:+910000012345',
    ])
      expect(await content.changed('navigation.json', '"to":"/offers"', `"to":"${link}"`)).toEqual(
        [],
      );
  });

  it('names an entry of the menu that leads nowhere, and a link without words', async () => {
    expect(await content.changed('navigation.json', ',"to":"/offers"', '')).toEqual([
      'navigation.json at data.menu.2: it leads nowhere. Give it "to", "links" or "products".',
    ]);
    expect(
      await content.changed('navigation.json', '"label":"Offers","to"', '"label":" ","to"'),
    ).toEqual(['navigation.json at data.menu.2.label: a link needs words.']);
  });

  it('names a mail address that is none, and a colour that is none', async () => {
    expect(
      await content.changed(
        'contact-info.json',
        '"email":"hello@vayu.example"',
        '"email":"hello at vayu"',
      ),
    ).toEqual([
      'contact-info.json at data.email: "hello at vayu" is no mail address, e.g. hello@company.example.',
    ]);
    const [problem] = await content.problemsWith('json/product-vayu_one.json', (text) =>
      text.replace(/"hex":"#/, '"hex":"red'),
    );
    expect(problem).toMatch(
      /^product-vayu_one\.json at data\.swatches\.0\.hex: "red\w+" is no colour, e\.g\. #1f6f6b\.$/,
    );
  });

  it('names a film that is named with its type', async () => {
    expect(
      await content.problemsWith('json/home-media.json', (text) =>
        text.replace('"/static/films/marut-gt"', '"/static/films/marut-gt.mp4"'),
      ),
    ).toEqual([
      'home-media.json: a film is named without its type: /static/films/marut-gt, not /static/films/marut-gt.mp4.',
    ]);
  });

  it('names a phone that nobody can dial', async () => {
    expect(
      await content.problemsWith('json/contact-info.json', (text) =>
        text.replace(/"phone":"[^"]*"/, '"phone":"call us"'),
      ),
    ).toEqual([
      'contact-info.json at data.phone: "call us" is no phone number, e.g. +91 98765 43210.',
    ]);
  });

  it('names a link to a product, or to the order of a model, that has no texts', async () => {
    expect(
      await content.changed('home-page.json', '"/test-ride"', '"/product/vayu_two?variant=gt"'),
    ).toEqual([
      'home-page.json: the link /product/vayu_two?variant=gt leads to no product. There is no product-vayu_two.json.',
    ]);
    expect(
      await content.changed(
        'home-page.json',
        '"/vayu_marut-gt/preorder"',
        '"/vayu_marut-gtx/preorder"',
      ),
    ).toEqual([
      'home-page.json: the link /vayu_marut-gtx/preorder leads to no model. technical-specs.json has no vayu_marut-gtx.',
    ]);
  });

  it('names what has the same id twice, since a link to the second one would lead to the first', async () => {
    expect(
      await content.changed('privacy-policy.json', '"id":"what-we-collect"', '"id":"who-we-are"'),
    ).toEqual([
      'privacy-policy.json at data.sections.1.id: "who-we-are" is there already, at data.sections.0.id. Give each its own.',
    ]);
  });
});
