import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath, openBrowser, site } from './site';

/** `pnpm bench web`: Lighthouse on a simulated phone, and the bytes of each page's first load. */
const LIGHTHOUSE_PAGES = ['/', '/product/vayu_marut', '/test-ride'];
const BYTE_PAGES = [
  '/',
  '/locate-dealer',
  '/test-ride',
  '/vayu_marut-gt/preorder',
  '/product/vayu_marut',
  '/offers',
];

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

function kindOf(url: URL, type: string): string {
  if (type === 'document') return 'HTML';
  if (url.pathname.startsWith('/releases/')) return 'remote';
  if (url.pathname.startsWith('/assets/fonts/')) return 'font';
  if (url.pathname.startsWith('/assets/')) return 'host';
  if (type === 'image') return 'images';
  return 'other';
}

async function measureBytes(path: string): Promise<Map<string, number>> {
  const browser = await openBrowser();
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const sums = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const kind = kindOf(new URL(request.url()), request.resourceType());
    const { responseBodySize } = await request.sizes();
    sums.set(kind, (sums.get(kind) ?? 0) + responseBodySize);
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await browser.close();
  return sums;
}

async function runLighthouse(path: string): Promise<void> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const result = await lighthouse(site + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map((c) => `${c.title} ${(c.score ?? 0).toFixed(2)}`);
    console.log(`${path}\n  ${scores.join(' · ')}`);
    const timings = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    console.log(
      `  ${timings.map((id) => `${audits[id]?.title}: ${audits[id]?.displayValue}`).join(' · ')}`,
    );
    for (const category of Object.values(categories)) {
      if (category.id === 'performance') continue;
      for (const { id } of category.auditRefs) {
        if (audits[id]?.score === 0) console.log(`  ✗ ${category.title}: ${audits[id]?.title}`);
      }
    }
  } finally {
    chrome.kill();
  }
}

for (const path of LIGHTHOUSE_PAGES) await runLighthouse(path);
console.log('\nFirst load, compressed:');
for (const path of BYTE_PAGES) {
  const sums = await measureBytes(path);
  const parts = ['HTML', 'host', 'remote', 'font', 'images', 'other'].map(
    (k) => `${k} ${kb(sums.get(k) ?? 0)}`,
  );
  console.log(`  ${path.padEnd(26)} ${parts.join('  ')}`);
}
