import { joinProblems } from './join-problems.ts';

it('what is wrong with a content is told beside what could not be built of it, and nothing that only follows from that', () => {
  const broken = ['offers.json: line 6, column 9: comma expected.'];
  const misspelt =
    'home-page.json at data.banner.descripton: nothing reads this. Is the name misspelt?';
  expect(
    joinProblems(broken, [
      misspelt,
      'offers.json at data.offers: it is missing.',
      'gallery.json is missing: pages ask for it.',
      'download-brochure.json: there is no file /static/brochures/vayu_one-0.pdf.',
      'home-page.json: the link /product/vayu_two leads to no product. There is no product-vayu_two.json.',
    ]),
  ).toEqual([...broken, misspelt]);
  const missing = 'gallery.json is missing: pages ask for it.';
  expect(joinProblems([], [missing])).toEqual([missing]);
});
