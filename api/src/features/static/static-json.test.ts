import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get } from '../../testing/forms';
import { openTestApi } from '../../testing/test-api';
import { readStaticJson } from './static-json';

const dist = mkdtempSync(join(tmpdir(), 'motorbike-static-'));
mkdirSync(join(dist, 'json'));
mkdirSync(join(dist, 'img'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));
const put = (name: string, json: unknown): void =>
  writeFileSync(join(dist, 'json', name), JSON.stringify(json));

it('the reading of static JSON names the missing files, and the rest is served with validators', async () => {
  put('download-brochure.json', {
    data: { brochures: [{ name: 'One', url: '/static/brochures/one.pdf' }] },
  });
  for (const name of ['icon-192.png', 'one@3fa9c1-480.webp'])
    writeFileSync(join(dist, 'img', name), 'RIFF');
  const warnings: string[] = [];
  const staticJson = await readStaticJson(dist, (line) => warnings.push(line));
  expect(warnings.join()).toContain('contact-info.json');
  const api = await openTestApi({ staticJson, env: { CONTENT_DIST_DIR: dist } });
  const first = await get(api.app, '/static/json/download-brochure.json');
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ data: { brochures: [{ name: 'One' }] } });
  const etag = String(first.headers['etag']);
  for (const known of [etag, `W/${etag}`]) {
    const again = await get(api.app, '/static/json/download-brochure.json', {
      'if-none-match': known,
    });
    expect(again.status).toBe(304);
  }
  const cachingOf = async (path: string) =>
    String((await get(api.app, path)).headers['cache-control']);
  expect(await cachingOf('/static/img/icon-192.png')).toContain('max-age=86400');
  expect(await cachingOf('/static/img/one@3fa9c1-480.webp')).toBe(
    'public, max-age=31536000, immutable',
  );
  const outside = await get(api.app, '/static/%2e%2e/%2e%2e/package.json');
  expect(outside.status).toBeGreaterThanOrEqual(400);
  expect((await get(api.app, '/static/json/nothing.json')).status).toBe(404);
  await api.close();
});

it('the reading of static JSON fails at a file that has not its shape, naming the place', async () => {
  put('contact-info.json', { data: { company_name: 'Vayu', phone: 12 } });
  await expect(readStaticJson(dist, () => undefined)).rejects.toThrow(
    /contact-info\.json at data\.phone/,
  );
});
