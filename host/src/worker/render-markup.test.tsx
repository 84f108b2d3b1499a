import { Link } from '@site/router';
import { createStaticHandler } from '@site/router/server';
import { setRuntimeConfig } from '@site/shell';
import { Box } from '@site/ui';
import { Suspense, use, useId } from 'react';
import { RootLayout } from '../app/root-layout';
import { SHELL_ROUTE_ID } from '../app/routes';
import navigation from '../testing/sample-navigation.json';
import { PageFrames } from './page-frames';
import { renderMarkup } from './render-markup';
import type { PageSource } from './render-part';

setRuntimeConfig({
  siteOrigin: 'http://localhost',
  apiOrigin: 'http://localhost:9',
  app: 'ev',
  trackingId: '',
});

const rendered = jest.fn();

function Page({ colour }: { colour: string }) {
  const id = useId();
  rendered();
  return (
    <Box component="section" aria-labelledby={id} sx={{ color: colour }}>
      <h1 id={id}>A page in {colour}</h1>
      <Link to="/offers">Offers</Link>
    </Box>
  );
}

let arrive = () => {};
const arrived = new Promise<void>((resolve) => {
  arrive = resolve;
});
const renderedLate = jest.fn();

function Late() {
  use(arrived);
  renderedLate();
  return null;
}

/** A page of which a part waits for something. */
const WaitingPage = () => (
  <>
    <Page colour="red" />
    <Suspense>
      <Late />
    </Suspense>
  </>
);

const wishes: Record<string, object> = {
  '/staff': { layout: 'staff' },
  '/quiet': { without: ['talk'] },
};
let titles = ['Vayu One'];
const handler = createStaticHandler([
  {
    id: SHELL_ROUTE_ID,
    loader: () => ({
      fallback: { readNavigation: navigation, listProductTitles: titles },
      failures: {},
    }),
    element: <RootLayout />,
    children: ['/red', '/green', '/staff', '/quiet', '/waiting'].map((path) => ({
      id: path,
      path,
      loader: () => ({ page: { fallback: {}, head: { title: path } }, ...wishes[path] }),
      element: path === '/waiting' ? <WaitingPage /> : <Page colour={path.slice(1)} />,
    })),
  },
]);

async function sourceOf(address: string): Promise<PageSource> {
  const { signal } = new AbortController();
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error('redirected');
  return { snapshot: { id: 's', remotes: [] }, routes: handler.dataRoutes, context, signal };
}

/** The page as it is without any frame: rendered together with its shell. */
const whole = async (address: string) =>
  renderMarkup(await sourceOf(address), { around: async () => undefined });
const rulesOf = (styles: string) => [...new Set(styles.match(/\.css-[^{}]+\{[^{}]*\}/g))].sort();

const variablesOf = (styles: string) =>
  /<style id="theme-variables">.*?<\/style>/s.exec(styles)?.[0];

beforeEach(() => {
  titles = ['Vayu One'];
});

describe('a page that is put into a kept shell', () => {
  it.each(['/red', '/green?colour=x', '/staff', '/quiet'])(
    'is the same text as one that is rendered with its shell: %s',
    async (address) => {
      const frames = new PageFrames();
      const expected = await whole(address);
      for (const turn of ['with a new shell', 'with a kept shell']) {
        const { html, styles } = await renderMarkup(await sourceOf(address), frames);
        expect([turn, html]).toEqual([turn, expected.html]);
        expect(rulesOf(styles)).toEqual(rulesOf(expected.styles));
        expect(styles.match(/<style id="page-rules">/g)).toHaveLength(1);
        expect(variablesOf(styles)).toBe(variablesOf(expected.styles));
      }
    },
  );

  it('has its own content in the shell of another address of the same path', async () => {
    const frames = new PageFrames();
    const around = jest.spyOn(frames, 'around');
    await renderMarkup(await sourceOf('/red?a=1'), frames);
    await renderMarkup(await sourceOf('/red?a=2'), frames);
    const [first, second] = await Promise.all(around.mock.results.map(({ value }) => value));
    expect(second).toBe(first);
  });

  it('has a new shell when what the shell shows has changed', async () => {
    const frames = new PageFrames();
    const before = await renderMarkup(await sourceOf('/red'), frames);
    titles = ['Vayu Marut'];
    const after = await renderMarkup(await sourceOf('/red'), frames);
    expect(before.html).not.toContain('Vayu Marut');
    expect(after.html).toContain('Vayu Marut');
  });

  it('is rendered once, and not with the shell', async () => {
    rendered.mockClear();
    await renderMarkup(await sourceOf('/red'), new PageFrames());
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

it('a page that nobody waits for any more ends under way, and nothing of it is rendered later', async () => {
  const stopped = new AbortController();
  const source = { ...(await sourceOf('/waiting')), signal: stopped.signal };
  rendered.mockClear();
  const markup = renderMarkup(source, { around: async () => undefined });
  const outcome = expect(markup).rejects.toThrow('Nobody waits');
  while (rendered.mock.calls.length === 0) await new Promise((turn) => setImmediate(turn));
  stopped.abort(new Error('Nobody waits'));
  await outcome;
  arrive();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setImmediate(next));
  expect(renderedLate).not.toHaveBeenCalled();
});
