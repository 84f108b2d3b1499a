import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBrochureData } from './brochures/read-brochure-data.ts';
import { checkContent } from './check-content.ts';
import { readHandbookData } from './handbooks/read-handbook-data.ts';
import { listTurns } from './images/turns.ts';
import { readShareCards } from './share-cards.ts';
import {
  type BuiltContent,
  buildContent,
  JSON_DIR,
  SEEDS_DIR,
  TURNS,
} from './testing/built-content.ts';

let content: BuiltContent;
let dist: string;

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), text);
};

/** Our own content as it is served, with files of pictures and documents that nobody drew. */
beforeAll(async () => {
  content = await buildContent();
  dist = join(content.outDir, 'dist');
  for (const file of await readdir(JSON_DIR))
    await write(`json/${file}`, await readFile(join(content.outDir, file), 'utf8'));
  const pictures = Object.values(content.manifest).flatMap((entry) =>
    'drawing' in entry || 'turn' in entry
      ? []
      : entry.widths.flatMap((width) =>
          ['avif', 'webp'].map((type) => `img/${entry.served}-${width}.${type}`),
        ),
  );
  const steps = (await listTurns(TURNS)).flatMap(({ name, files }) =>
    files.map((file) => `img/${content.manifest[name]?.served}-${file}`),
  );
  const drawings = Object.values(content.manifest).map(({ served }) => `img/${served}.svg`);
  const cards = (await readShareCards()).map(({ file }) => `img/${file}`);
  const data = { json: JSON_DIR, seeds: SEEDS_DIR };
  const brochures = (await readBrochureData(data)).map(({ key }) => `brochures/${key}.pdf`);
  const handbooks = (await readHandbookData(data)).map(({ key }) => `handbooks/${key}.pdf`);
  const films = (await readdir(join(SEEDS_DIR, '../content/films'))).map((file) => `films/${file}`);
  const all = [...pictures, ...steps, ...drawings, ...cards, ...brochures, ...handbooks, ...films];
  await Promise.all(all.map((file) => write(file, '')));
});
afterAll(() => content.remove());

/** What is found when one file has another text; it has its own again afterwards. */
async function problemsWith(file: string, change: (text: string) => string): Promise<string[]> {
  const text = await readFile(join(dist, file), 'utf8');
  await writeFile(join(dist, file), change(text));
  try {
    return (await checkContent(dist)).problems;
  } finally {
    await writeFile(join(dist, file), text);
  }
}

describe('the look through the content', () => {
  it('finds nothing wrong with ours, and says where its links lead', async () => {
    const { problems, links } = await checkContent(dist);
    expect(problems).toEqual([]);
    expect(links).toContainEqual({ file: 'navigation.json', link: '/test-ride' });
    expect(links).toContainEqual({ file: 'navigation.json', link: '/product/{slug}' });
    expect(links.every(({ link }) => !link.startsWith('/static/'))).toBe(true);
  });

  it('names a value that has not its shape, with its place', async () => {
    const [problem, ...others] = await problemsWith('json/contact-info.json', (text) =>
      text.replace(/"company_name":"[^"]*"/, '"company_name":7'),
    );
    expect(problem).toBe(
      'contact-info.json at data.company_name: 7 stands where a text in quotation marks belongs.',
    );
    expect(others).toEqual([]);
  });

  it('names a property that stands beside the answer', async () => {
    expect(
      await problemsWith('json/offers.json', (text) =>
        text.replace('{"data":', '{"dtaa":1,"data":'),
      ),
    ).toEqual(['offers.json at dtaa: nothing reads this. Is the name misspelt?']);
  });

  it('names a property that no page reads, as a misspelt one is', async () => {
    expect(
      await problemsWith('json/navigation.json', (text) =>
        text.replace('"menu":[{', '"menu":[{"lable":"Home",'),
      ),
    ).toEqual(['navigation.json at data.menu.0.lable: nothing reads this. Is the name misspelt?']);
  });

  it('names a row of a table that has another number of cells than the table has columns', async () => {
    expect(
      await problemsWith('json/ownership-warranty.json', (text) =>
        text.replace('["Battery","8 years","80,000 km"]', '["Battery","8 years"]'),
      ),
    ).toEqual([
      'ownership-warranty.json at data.sections.0.table.rows.1: the table has 3 columns, this row has 2 cells.',
    ]);
  });

  it('names a picture or a document that is not there', async () => {
    expect(
      await problemsWith('json/download-brochure.json', (text) =>
        text.replace('/static/brochures/vayu_one-0.pdf', '/static/brochures/vayu_two.pdf'),
      ),
    ).toEqual(['download-brochure.json: there is no file /static/brochures/vayu_two.pdf.']);
    expect(
      await problemsWith('json/download-brochure.json', (text) =>
        text.replace('/static/brochures/vayu_one-0.pdf', '/static/brochures/vayu_one-0.pdf#page=2'),
      ),
    ).toEqual([]);
    expect(
      await problemsWith('json/home-media.json', (text) =>
        text.replace('/static/films/marut-gt"', '/static/films/marut"'),
      ),
    ).toEqual(
      ['webm', 'mp4', 'vtt'].map(
        (type) => `home-media.json: there is no file /static/films/marut.${type}.`,
      ),
    );
  });

  it('names a width of a picture and a step of a turn that is not there', async () => {
    const [problem] = await problemsWith('json/offers.json', (text) =>
      text.replace(/"widths":\[480/, '"widths":[481,480'),
    );
    expect(problem).toMatch(/^offers\.json: there is no file \S+-481\.avif\.$/);
    const [step] = await problemsWith('json/product-vayu_one.json', (text) =>
      text.replace('"frames":24', '"frames":25'),
    );
    expect(step).toMatch(/^product-vayu_one\.json: there is no file \S+-24-\d+\.webp\.$/);
  });

  it('names a text that pages ask for and that is not there, and one that nobody asks for', async () => {
    await rename(join(dist, 'json/offers.json'), join(dist, 'json/oferrs.json'));
    const { problems } = await checkContent(dist);
    await rename(join(dist, 'json/oferrs.json'), join(dist, 'json/offers.json'));
    expect(problems).toEqual([
      'oferrs.json: no page asks for a file of this name.',
      'offers.json is missing: pages ask for it.',
    ]);
  });

  const changed = (file: string, from: string, to: string) =>
    problemsWith(`json/${file}`, (text) => text.replace(from, to));

  it.each([
    ['without its slash at the beginning', 'offers'],
    ['with a space behind it', '/offers '],
    ['with a space in it', '/test ride'],
    ['of another site without https://', 'www.vayu.example'],
    ['that runs a script', 'javascript:alert(1)'],
    ['that is empty', ''],
  ])('names a link %s', async (_what, link) => {
    expect(await changed('navigation.json', '"to":"/offers"', `"to":"${link}"`)).toEqual([
      `navigation.json at data.menu.2.to: "${link}" is no address. It begins with / for a page of this site, else with https://, mailto: or tel:, and has no spaces.`,
    ]);
  });

  it('names an address of a social network and of a document that is none', async () => {
    expect(await changed('contact-info.json', '"https://facebook.com/', '"facebook.com/')).toEqual([
      expect.stringMatching(
        /^contact-info\.json at data\.social_links\.facebook: "facebook\.com\S+ is no address/,
      ),
    ]);
    expect(
      await changed('download-brochure.json', '"/static/brochures/', '"static/brochures/'),
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
      expect(await changed('navigation.json', '"to":"/offers"', `"to":"${link}"`)).toEqual([]);
  });

  it('names an entry of the menu that leads nowhere, and a link without words', async () => {
    expect(await changed('navigation.json', ',"to":"/offers"', '')).toEqual([
      'navigation.json at data.menu.2: it leads nowhere. Give it "to", "links" or "products".',
    ]);
    expect(await changed('navigation.json', '"label":"Offers","to"', '"label":" ","to"')).toEqual([
      'navigation.json at data.menu.2.label: a link needs words.',
    ]);
  });

  it('names a mail address that is none, and a colour that is none', async () => {
    expect(
      await changed('contact-info.json', '"email":"hello@vayu.example"', '"email":"hello at vayu"'),
    ).toEqual([
      'contact-info.json at data.email: "hello at vayu" is no mail address, e.g. hello@company.example.',
    ]);
    const [problem] = await problemsWith('json/product-vayu_one.json', (text) =>
      text.replace(/"hex":"#/, '"hex":"red'),
    );
    expect(problem).toMatch(
      /^product-vayu_one\.json at data\.swatches\.0\.hex: "red\w+" is no colour, e\.g\. #1f6f6b\.$/,
    );
  });

  it.each([
    ['of HTML', 'See <a href=\\"/offers\\">our offers</a>.', '<a href="/offers">'],
    ['that stands for a letter in HTML', 'Rain &amp; sun.', '&amp;'],
    ['of a link in Markdown', 'See [our offers](/offers).', '](/offers)'],
    ['of bold letters in Markdown', 'Any **15 A** socket.', '**15 A**'],
  ])(
    'names a mark %s in a text, which would be shown as it is written',
    async (_what, answer, mark) => {
      expect(
        await problemsWith('json/ownership-faqs.json', (text) =>
          text.replace(/"answer":"[^"]*"/, `"answer":"${answer}"`),
        ),
      ).toEqual([
        `ownership-faqs.json at data.faqs.0.answer: ${JSON.stringify(mark)} would be shown as it is written here. Texts have no HTML and no Markdown.`,
      ]);
    },
  );

  it('lets a text have the signs of sums and of names', async () => {
    expect(
      await problemsWith('json/ownership-faqs.json', (text) =>
        text.replace(/"answer":"[^"]*"/, '"answer":"AT&T; 3 < 5 and 7 > 6, 2 * 3 ** [a] (b) & c"'),
      ),
    ).toEqual([]);
  });

  it('names a line break in a text, which no page shows', async () => {
    expect(
      await problemsWith('json/ownership-faqs.json', (text) =>
        text.replace(/"answer":"[^"]*"/, '"answer":"- One\\n- Two"'),
      ),
    ).toEqual([
      'ownership-faqs.json at data.faqs.0.answer: its line break would not be seen. Make what follows a text of its own.',
    ]);
  });

  it('names a text that is empty where one is shown', async () => {
    expect(
      await problemsWith('json/product-vayu_one.json', (text) =>
        text.replace('"title":"Vayu One"', '"title":" "'),
      ),
    ).toEqual(['product-vayu_one.json at data.title: it is empty.']);
    // A heading goes without the small line above it.
    expect(await changed('ownership-faqs.json', '"eyebrow":"Ownership"', '"eyebrow":""')).toEqual(
      [],
    );
  });

  it('names a film that is named with its type', async () => {
    expect(
      await problemsWith('json/home-media.json', (text) =>
        text.replace('"/static/films/marut-gt"', '"/static/films/marut-gt.mp4"'),
      ),
    ).toEqual([
      'home-media.json: a film is named without its type: /static/films/marut-gt, not /static/films/marut-gt.mp4.',
    ]);
  });

  it('names a phone that nobody can dial', async () => {
    expect(
      await problemsWith('json/contact-info.json', (text) =>
        text.replace(/"phone":"[^"]*"/, '"phone":"call us"'),
      ),
    ).toEqual([
      'contact-info.json at data.phone: "call us" is no phone number, e.g. +91 98765 43210.',
    ]);
  });

  it('names a menu that has no room in the header', async () => {
    const entries = (labels: readonly string[]) =>
      problemsWith('json/navigation.json', (text) =>
        text.replace(
          '"menu":[',
          `"menu":[${labels.map((label) => `{"label":"${label}","to":"/offers"},`).join('')}`,
        ),
      );
    expect(await entries(['Finance', 'Careers'])).toEqual([]);
    const says = expect.stringMatching(
      /^navigation\.json at data\.menu: it has no room in the header of a computer\. It has 8 entries at most, /,
    );
    expect(await entries(['Finance', 'Careers', 'News'])).toEqual([says]);
    expect(await entries(['Sustainability', 'Accessories'])).toEqual([says]);
  });

  it('names a word of a link that is wider than a column of the footer on a phone', async () => {
    expect(
      await changed(
        'navigation.json',
        '"label":"Warranty"',
        '"label":"Kundendienstniederlassungen"',
      ),
    ).toEqual([
      'navigation.json at data.footer.3.links.1.label: the word "Kundendienstniederlassungen" is wider than a column of the footer. A word has 18 letters at most.',
    ]);
  });

  it('names a group of the gallery that is called like no product, since its link would lead nowhere', async () => {
    expect(
      await changed('gallery.json', '"title":"Vayu Marut"', '"title":"Diwali in Pune"'),
    ).toEqual([
      'gallery.json at data.gallery.1.title: "Diwali in Pune" is no product, and the group links to the page of one. There is no product-diwali_in_pune.json.',
    ]);
  });

  it('names texts of a product in a file of another name', async () => {
    expect(
      await problemsWith('json/product-vayu_one.json', (text) =>
        text.replace('"slug":"vayu_one"', '"slug":"vayu_two"'),
      ),
    ).toEqual([
      'product-vayu_one.json at data.slug: "vayu_two" is not the name of this file, which is of "vayu_one".',
    ]);
  });

  it('names a picture on top of a page that is higher than wide, since its headline would be below the first view', async () => {
    const turned = (file: string) =>
      problemsWith(`json/${file}`, (text) =>
        text.replace(/"width":1600,"height":1000/, '"width":900,"height":1600'),
      );
    const says = 'a picture on top of a page is wider than high; this one is 900 x 1600 px.';
    expect(await turned('home-page.json')).toEqual([
      `home-page.json at data.banner.image: ${says}`,
    ]);
    expect(await turned('left-right-banners.json')).toEqual([
      `left-right-banners.json at data.banners.0.image: ${says}`,
    ]);
    expect(await turned('gallery.json')).toEqual([]);
  });

  it('names opening hours in which no dealer would ever be open', async () => {
    expect(await changed('dealer-services.json', '"opens":"09:30"', '"opens":"19:30"')).toEqual([
      'dealer-services.json at data.hours.closes: 19:00 is not after 19:30, when it opens. Hours are those of a clock with 24.',
    ]);
    expect(
      await changed('dealer-services.json', '"open_days":[1,2,3,4,5,6]', '"open_days":[]'),
    ).toEqual(['dealer-services.json at data.hours.open_days: no day is in it.']);
  });

  it('names a pin code of the head office that is none, and a place that is not in India', async () => {
    expect(await changed('contact-info.json', '"pincode":"500003"', '"pincode":"50003"')).toEqual([
      'contact-info.json at data.address.pincode: "50003" is no pin code of six digits.',
    ]);
    expect(
      await changed(
        'contact-info.json',
        '"latitude":17.4399,"longitude":78.4983',
        '"latitude":78.4983,"longitude":17.4399',
      ),
    ).toEqual([
      'contact-info.json at data.address: its latitude and longitude are not in India. Are they exchanged?',
    ]);
  });

  it('names a section of which nothing is seen but its heading', async () => {
    const [problem, ...others] = await problemsWith('json/terms-conditions.json', (text) =>
      text.replace(/"paragraphs":\[.*?\],"points":\[\]/, '"paragraphs":[],"points":[]'),
    );
    expect(problem).toBe(
      'terms-conditions.json at data.sections.0: nothing stands below its heading.',
    );
    expect(others).toEqual([]);
  });

  it('names two entries of the menu, or two questions, of the same words', async () => {
    expect(await changed('navigation.json', '"label":"Offers"', '"label":"Home"')).toEqual([
      'navigation.json at data.menu.2.label: "Home" is there already, at data.menu.0.label.',
    ]);
    const [problem] = await problemsWith('json/ownership-faqs.json', (text) =>
      text.replace('What if I only have a 5 A socket?', 'How do I charge at home?'),
    );
    expect(problem).toBe(
      'ownership-faqs.json at data.faqs.1.question: "How do I charge at home?" is there already, at data.faqs.0.question.',
    );
  });

  it('names the card of another product for shared links', async () => {
    expect(
      await changed('product-vayu_one.json', '/img/og-vayu_one.jpg', '/img/og-vayu_marut-gt.jpg'),
    ).toEqual([
      'product-vayu_one.json at data.share_image: shared links would show the card of "vayu_marut-gt". Add one to share-cards.json, or name og-default.jpg.',
    ]);
    expect(
      await changed('product-vayu_one.json', '/img/og-vayu_one.jpg', '/img/og-default.jpg'),
    ).toEqual([]);
  });

  it('names a link to a product, or to the order of a model, that has no texts', async () => {
    expect(
      await changed('home-page.json', '"/test-ride"', '"/product/vayu_two?variant=gt"'),
    ).toEqual([
      'home-page.json: the link /product/vayu_two?variant=gt leads to no product. There is no product-vayu_two.json.',
    ]);
    expect(
      await changed('home-page.json', '"/vayu_marut-gt/preorder"', '"/vayu_marut-gtx/preorder"'),
    ).toEqual([
      'home-page.json: the link /vayu_marut-gtx/preorder leads to no model. technical-specs.json has no vayu_marut-gtx.',
    ]);
  });

  it('names what has the same id twice, since a link to the second one would lead to the first', async () => {
    expect(
      await changed('privacy-policy.json', '"id":"what-we-collect"', '"id":"who-we-are"'),
    ).toEqual([
      'privacy-policy.json at data.sections.1.id: "who-we-are" is there already, at data.sections.0.id. Give each its own.',
    ]);
  });
});
