import { createStaticHandler, type StaticHandlerContext } from '@site/router/server';
import { StaticPart, setRuntimeConfig } from '@site/shell';
import { Box, CircularProgress } from '@site/ui';
import { type ReactNode, Suspense, useId } from 'react';
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

/** A story with rules, an id and an animation of its own. */
function Story({ colour, text = 'Our story' }: { colour: string; text?: string }) {
  const id = useId();
  rendered(colour, text);
  return (
    <Box component="section" aria-labelledby={id} sx={{ color: colour, '& a': { color: colour } }}>
      <h2 id={id}>{text}</h2>
      <div>
        <CircularProgress size={13} />
      </div>
    </Box>
  );
}

let reads: Record<string, unknown> = {};
let shown: ReactNode = null;
const Page = () => shown;

const handler = createStaticHandler([
  {
    id: SHELL_ROUTE_ID,
    loader: () => ({
      fallback: { readNavigation: navigation, listProductTitles: [] },
      failures: {},
    }),
    element: <RootLayout />,
    children: [
      {
        id: 'page',
        path: '/page',
        loader: ({ request }) => ({
          page: { fallback: reads, head: { title: request.url } },
        }),
        element: <Page />,
      },
    ],
  },
]);

async function sourceOf(query: string): Promise<PageSource> {
  const { signal } = new AbortController();
  const context = (await handler.query(
    new Request(`http://localhost/page${query}`),
  )) as StaticHandlerContext;
  return { snapshot: { id: 's', remotes: [] }, routes: handler.dataRoutes, context, signal };
}

let frames: PageFrames;
let visits = 0;
/** A page as the next visitor gets it. */
async function visit(node: ReactNode) {
  shown = node;
  visits += 1;
  return renderMarkup(await sourceOf(`?visit=${visits}`), frames);
}
/** The page without anything that was kept. */
async function anew(node: ReactNode) {
  shown = node;
  return renderMarkup(await sourceOf(''), { around: async () => undefined });
}
const rulesOf = (styles: string) => [...new Set(styles.match(/\.css-[^{}]+\{[^{}]*\}/g))].sort();
const stepsOf = (styles: string) => styles.match(/@keyframes animation-\w+/g)?.sort();

beforeEach(() => {
  frames = new PageFrames();
  reads = { read: 1 };
  rendered.mockClear();
});

const part = (props: { colour: string; text?: string }) => (
  <StaticPart>
    <Story {...props} />
  </StaticPart>
);

it('a static part is rendered once for all pages, and each has its markup, ids, rules and animations', async () => {
  const page = (
    <>
      <p>Before</p>
      {part({ colour: 'red' })}
      <Box sx={{ color: 'green' }}>After</Box>
    </>
  );
  const expected = await anew(page);
  rendered.mockClear();
  for (const turn of ['first', 'second', 'third']) {
    const { html, styles } = await visit(page);
    expect([turn, html]).toEqual([turn, expected.html]);
    expect(rulesOf(styles)).toEqual(rulesOf(expected.styles));
    expect(stepsOf(styles)).toEqual(stepsOf(expected.styles));
  }
  expect(rendered).toHaveBeenCalledTimes(1);
});

it('a part with other properties is another part', async () => {
  await visit(part({ colour: 'red' }));
  const { html, styles } = await visit(part({ colour: 'teal' }));
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(styles).toContain('color:teal');
  expect(html).toContain('data-static=""');
});

it('a part at another place of the page has ids of its own', async () => {
  await visit(part({ colour: 'red' }));
  const both = (
    <>
      {part({ colour: 'red' })}
      {part({ colour: 'red' })}
    </>
  );
  const { html } = await visit(both);
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(html).toBe((await anew(both)).html);
});

it('a part is rendered anew when what the page has read is another', async () => {
  await visit(part({ colour: 'red' }));
  reads = { read: 2 };
  await visit(part({ colour: 'red' }));
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('a part inside another is kept with it', async () => {
  const nested = (
    <StaticPart>
      <div>
        <Story colour="red" text="outer" />
        <StaticPart>
          <Story colour="green" text="inner" />
        </StaticPart>
      </div>
    </StaticPart>
  );
  const expected = await anew(nested);
  rendered.mockClear();
  for (let turn = 0; turn < 3; turn += 1) expect((await visit(nested)).html).toBe(expected.html);
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('a part with a function that is made for each page is rendered for each page', async () => {
  const Coloured = ({ colour }: { colour: () => string }) => <Story colour={colour()} />;
  for (const colour of ['red', 'green']) {
    const { styles } = await visit(
      <StaticPart>
        <Coloured colour={() => colour} />
      </StaticPart>,
    );
    expect(styles).toContain(`color:${colour}`);
  }
});

it('a part with an object that holds itself is rendered for each page', async () => {
  const endless: { self?: object } = {};
  endless.self = endless;
  const Endless = (_props: { of: object }) => <Story colour="red" />;
  const page = (
    <StaticPart>
      <Endless of={endless} />
    </StaticPart>
  );
  const expected = await anew(page);
  rendered.mockClear();
  for (let turn = 0; turn < 2; turn += 1) expect((await visit(page)).html).toBe(expected.html);
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('nothing is kept of a page that threw, and no mark is left in it', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const { html, thrown } = await visit(
    <>
      {part({ colour: 'red' })}
      <Suspense>
        <Broken />
      </Suspense>
    </>,
  );
  expect(thrown).toBeDefined();
  expect(html).not.toMatch(/data-static="\d/);
  await visit(part({ colour: 'red' }));
  expect(rendered).toHaveBeenCalledTimes(2);
});
