import { type ServedContent, serveContent } from './testing/served-content.ts';

let content: ServedContent;
beforeAll(async () => {
  content = await serveContent();
});
afterAll(() => content.remove());

describe('the look through each kind of file of the content', () => {
  it('names a menu that has no room in the header', async () => {
    const entries = (labels: readonly string[]) =>
      content.problemsWith('json/navigation.json', (text) =>
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
      await content.changed(
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
      await content.changed('gallery.json', '"title":"Vayu Marut"', '"title":"Diwali in Pune"'),
    ).toEqual([
      'gallery.json at data.gallery.1.title: "Diwali in Pune" is no product, and the group links to the page of one. There is no product-diwali_in_pune.json.',
    ]);
  });

  it('names texts of a product in a file of another name', async () => {
    expect(
      await content.problemsWith('json/product-vayu_one.json', (text) =>
        text.replace('"slug":"vayu_one"', '"slug":"vayu_two"'),
      ),
    ).toEqual([
      'product-vayu_one.json at data.slug: "vayu_two" is not the name of this file, which is of "vayu_one".',
    ]);
  });

  it('names a picture on top of a page that is higher than wide, since its headline would be below the first view', async () => {
    const turned = (file: string) =>
      content.problemsWith(`json/${file}`, (text) =>
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

  it('names the card of another product for shared links', async () => {
    expect(
      await content.changed(
        'product-vayu_one.json',
        '/img/og-vayu_one.jpg',
        '/img/og-vayu_marut-gt.jpg',
      ),
    ).toEqual([
      'product-vayu_one.json at data.share_image: shared links would show the card of "vayu_marut-gt". Add one to share-cards.json, or name og-default.jpg.',
    ]);
    expect(
      await content.changed('product-vayu_one.json', '/img/og-vayu_one.jpg', '/img/og-default.jpg'),
    ).toEqual([]);
  });
});
