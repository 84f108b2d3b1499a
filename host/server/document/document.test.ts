import { brandColours } from '@site/brand';
import { afterPictureScript } from '../../src/app/after-picture-script';
import { importMapText, laterMapText } from '../../src/federation/directory';
import { themeScript } from '../../src/theme/theme-script';
import { renderDocument } from './document';
import { previewBar } from './preview-bar';
import { contentSecurityPolicy, inlineHash } from './security-headers';

const entry = '/releases/mf-catalog/1.0.0/web/remoteEntry.js';
const parts = {
  isPaymentPage: false,
  live: {
    snapshot: {
      id: 'abc',
      remotes: [
        {
          name: 'mf-catalog',
          version: '1.0.0',
          entry,
          routes: [
            { path: '/', preload: [entry] },
            { path: '/form', preload: [entry], shares: ['@site/forms'] },
            {
              path: '/booking',
              preload: [entry],
              further: {
                dealer: {
                  preload: [entry, '/releases/mf-catalog/1.0.0/web/booking.js'],
                  shares: ['@site/forms'],
                },
              },
            },
          ],
          slots: [],
        },
      ],
    },
    serverEntries: {},
    queries: {},
    integrity: { [entry]: 'sha256-entry' },
    problems: {},
    liveSince: {},
  },
  page: {
    html: '<h1>Hello ₹</h1>',
    styles: '<style>h1{}</style>',
    status: 200,
    routeId: 'mf-catalog:/',
    head: {
      title: 'A "quoted" <title>',
      description: 'It’s here',
      jsonLd: [{ '@type': 'Product', name: '</script>' }],
      preloadImages: [
        {
          href: '/static/img/a-800.avif',
          srcSet: '/static/img/a-800.avif 800w',
          type: 'image/avif',
        },
      ],
    },
    hasAllData: true,
    failedReads: {},
    loaderData: '{"x":{"text":"hydrated"}}',
  },
  scripts: {
    main: { address: '/assets/client.js', integrity: 'sha256-client' },
    shares: { '@site/forms': [{ address: '/assets/forms.js', integrity: 'sha256-forms' }] },
    later: [],
  },
  config: {
    siteOrigin: 'https://vayu.example',
    apiOrigin: 'http://10.0.0.1:4000',
    app: 'ev',
    trackingId: '',
  },
  pathname: '/',
  fonts: { css: '', preload: '/assets/fonts/a.woff2' },
};

const documentOf = (change: object): string => renderDocument({ ...parts, ...change }).html;

const { scriptHashes } = renderDocument(parts);
const html = documentOf({});

it('the document carries title, description, canonical and preview of the page, escaped', () => {
  expect(html).toContain('<title>A &quot;quoted&quot; &lt;title&gt;</title>');
  expect(html).toContain('<link rel="canonical" href="https://vayu.example/">');
  expect(html).toContain('<meta property="og:title" content="A &quot;quoted&quot; &lt;title&gt;">');
});

it('a page that is shared with a picture of its own names its own address for that, and keeps its canonical one', () => {
  const head = {
    ...parts.page.head,
    canonicalPath: '/bike',
    sharePath: '/bike?variant=gt&colour=red',
  };
  const shared = documentOf({ page: { ...parts.page, head } });
  expect(html).toContain('<meta property="og:url" content="https://vayu.example/">');
  expect(shared).toContain(
    '<meta property="og:url" content="https://vayu.example/bike?variant=gt&amp;colour=red">',
  );
  expect(shared).toContain('<link rel="canonical" href="https://vayu.example/bike">');
});

it('the document has the markup of the page, as it was rendered', () => {
  expect(html).toContain('<div id="root"><h1>Hello ₹</h1></div>');
});

it('a document has one colour for the browser frame, before the script that sets it', () => {
  expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
    `<meta name="theme-color" content="${brandColours.paper}">`,
  ]);
  expect(html.indexOf('<meta name="theme-color"')).toBeLessThan(html.indexOf(themeScript));
});

it('the document lets nothing in the data close its script element', () => {
  expect(html.match(/<\/script>/g)).toHaveLength(8);
});

it('the document tells its script that a visitor pays on the page, and on no other', () => {
  expect(documentOf({ isPaymentPage: true })).toContain('"isPaymentPage":true');
  expect(documentOf({ isPaymentPage: false })).not.toContain('isPaymentPage');
});

it('the bar of a preview shows what is wrong with a version as it was said, and none of it as markup', () => {
  const bar = previewBar(['mf-a 1.3.0'], ['mf-a is not shown: <script>alert(1)</script>.']);
  expect(bar).toContain('mf-a is not shown: &lt;script&gt;alert(1)&lt;/script&gt;.');
  expect(bar).not.toContain('<script>');
});

it('the document preloads the files of the page, and only with their hashes', () => {
  expect(html).toContain(
    `<link rel="modulepreload" fetchpriority="low" href="${entry}" integrity="sha256-entry" crossorigin>`,
  );
  expect(html).toContain(importMapText({ [entry]: 'sha256-entry' }));
  expect(html).toContain('src="/assets/client.js" integrity="sha256-client"');
});

it('the document of a page with a picture in its first view asks for no script before it, and has its import map first', () => {
  const [head = '', body = ''] = html.split('</head>');
  const [, held = ''] = head.match(/<template>(.*?)<\/template>/s) ?? [];
  expect(held).toMatch(/^<script defer src="\/assets\/client\.js".*modulepreload/s);
  expect(head.replace(held, '')).not.toMatch(/client\.js|modulepreload/);
  expect(head.indexOf('type="importmap"')).toBeLessThan(head.indexOf('<template>'));
  expect(body.indexOf('id="boot"')).toBeLessThan(body.indexOf(afterPictureScript));
  expect(scriptHashes).toContain(inlineHash(afterPictureScript));
});

it('the document of a page that begins with words names its scripts in the head', () => {
  const { preloadImages: _none, ...head } = parts.page.head;
  const words = renderDocument({ ...parts, page: { ...parts.page, head } });
  expect(words.html.split('</head>')[0]).toMatch(/<script defer src="\/assets\/client\.js"/);
  expect(words.html).not.toContain('<template');
  expect(words.scriptHashes).not.toContain(inlineHash(afterPictureScript));
});

it('the font holds no first frame back: it is asked for in the body', () => {
  const [head = '', body = ''] = html.split('<body>');
  expect(head).not.toContain('as="font"');
  expect(body).toMatch(/^\s*<link rel="preload" as="font"[^>]* crossorigin="anonymous">/);
});

it('a picture that only some windows begin with is preloaded in those, and lets no script wait', () => {
  const [image = { href: '' }] = parts.page.head.preloadImages ?? [];
  const head = {
    ...parts.page.head,
    preloadImages: [{ ...image, media: '(min-width: 900px)' }],
  };
  const wide = renderDocument({ ...parts, page: { ...parts.page, head } });
  expect(wide.html).toMatch(/<link rel="preload" as="image"[^>]* media="\(min-width: 900px\)">/);
  expect(wide.html.split('</head>')[0]).toMatch(/<script defer src="\/assets\/client\.js"/);
  expect(wide.html).not.toContain('<template');
});

it('a preloaded picture with several widths is not loaded once more by a browser that knows one address only', () => {
  expect(html).toMatch(/<link rel="preload" as="image" fetchpriority="high" imagesrcset="[^"]+"/);
});

it("the document carries what the worker has written for the browser beside the host's own boot data", () => {
  const [, boot = ''] = html.match(/id="boot">(.*?)<\/script>/) ?? [];
  expect(JSON.parse(boot)).toMatchObject({
    config: { app: 'ev' },
    loaderData: { x: { text: 'hydrated' } },
  });
});

it('only the document of the home page leaves parts out of the first layout', () => {
  expect(html).toContain('content-visibility:auto');
  const other = renderDocument({ ...parts, pathname: '/offers' });
  expect(other.html).not.toMatch(/content-visibility|data-fold/);
  expect(other.scriptHashes).toHaveLength(5);
});

it("the document never tells the browser the API's inner address", () => {
  expect(html).not.toContain('10.0.0.1');
});

it('a document has a policy without unsafe scripts, and a hash for each inline one', () => {
  const policy = contentSecurityPolicy(scriptHashes, {
    isSecure: true,
    isTracking: false,
    takesPayments: false,
  });
  const scripts = policy.split('; ').find((d) => d.startsWith('script-src'));
  expect(scripts).not.toContain('unsafe');
  expect(scriptHashes).toHaveLength(6);
  for (const hash of scriptHashes) expect(scripts).toContain(hash);
});

/** The page of a site with so many remotes more. */
function pageBeside(others: number): string {
  const more = Array.from({ length: others }, (_, i) => {
    const file = `/releases/mf-other-${i}/1.0.0/web/remoteEntry.js`;
    const routes = [{ path: `/other-${i}`, preload: [file] }];
    return { name: `mf-other-${i}`, version: '1.0.0', entry: file, routes, slots: [] };
  });
  const live = {
    ...parts.live,
    snapshot: { id: 'abc', remotes: [...parts.live.snapshot.remotes, ...more] },
    integrity: {
      ...parts.live.integrity,
      ...Object.fromEntries(more.map((remote) => [remote.entry, `sha256-${remote.name}`])),
    },
  };
  return documentOf({ live });
}

it('a document is not a byte longer with a hundred remotes: it names the directory of the others', () => {
  expect(pageBeside(96).length).toBe(pageBeside(0).length);
  expect(pageBeside(96)).not.toContain('mf-other');
  expect(pageBeside(96)).toMatch(
    /"directory":\{"address":"\/federation\/directory\/[0-9a-f]{16}\.json"/,
  );
});

it('the document allows the import map that the browser adds with the directory: what the page did not come with', () => {
  const all = { ...parts.live.integrity, '/releases/mf-other/1.0.0/web/a.js': 'sha256-a' };
  const live = { ...parts.live, integrity: all };
  const later = importMapText({ '/releases/mf-other/1.0.0/web/a.js': 'sha256-a' });
  expect(renderDocument({ ...parts, live }).scriptHashes).toContain(inlineHash(later));
  expect(laterMapText(all, parts.live.integrity)).toBe(later);
});

it("the document preloads the host's own files too that a page with a form needs, and on no other page", () => {
  expect(html).not.toContain('/assets/forms.js');
  const form = documentOf({ page: { ...parts.page, routeId: 'mf-catalog:/form' } });
  expect(form).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/assets/forms.js" integrity="sha256-forms" crossorigin>',
  );
});

it('the document preloads beside what only an address with a certain parameter needs, each file once', () => {
  const at = (params: string[]) =>
    documentOf({ page: { ...parts.page, routeId: 'mf-catalog:/booking', params } });
  const files = (text: string) => [...text.matchAll(/href="([^"]+\.js)"/g)].map(([, file]) => file);
  expect(files(at(['model']))).toEqual([entry]);
  expect(files(at(['model', 'dealer']))).toEqual([
    entry,
    '/releases/mf-catalog/1.0.0/web/booking.js',
    '/assets/forms.js',
  ]);
});

it('the first frame waits for the end of the header, where a page has one', () => {
  const wait = '<link rel="expect" href="#header-end" blocking="render">';
  const html = '<header></header><span id="header-end" hidden=""></span><h1>Hello</h1>';
  expect(documentOf({ page: { ...parts.page, html } })).toContain(wait);
  expect(documentOf({})).not.toContain('rel="expect"');
});
