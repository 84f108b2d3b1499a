import { sampleRegistry, sampleVersion } from '../../testing/sample-registry';
import { linkProblems } from './link-problems';

const routes = ['/', '/product/:slug', '/:model/preorder', '/offers'].map((path) => ({
  path,
  preload: [],
}));
const registry = sampleRegistry({
  'mf-a': [sampleVersion('mf-a', '1.0.0', { extras: { routes } })],
});
const problemsOf = (link: string) => linkProblems([{ file: 'menu.json', link }], registry);

it.each([
  '/',
  '/offers',
  '/Offers/',
  '/offers#monsoon',
  '/product/vayu_one?variant=gt#price',
  '/product/{slug}',
  '/vayu_marut-gt/preorder',
])('a link of the content to %s leads to a page', (link) => {
  expect(problemsOf(link)).toEqual([]);
});

it('a dead link that stands in a file several times is named once', () => {
  const links = [1, 2].map(() => ({ file: 'menu.json', link: '/offerz' }));
  expect(linkProblems(links, registry)).toHaveLength(1);
});

it.each(['/offerz', '/product', '/product/vayu_one/more', '/a/b/preorder'])(
  'a link of the content to %s is named with its file',
  (link) => {
    expect(problemsOf(link)).toEqual([
      `menu.json: the link ${link} leads to no page. Release the remote that has it first, or mend the link.`,
    ]);
  },
);
