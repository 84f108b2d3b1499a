import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

/** Bytes as they travel: the build leans on the bundler's insides to keep these small (docs/sharing.md). */
const ENTRY_LIMIT = 7_168;
const HOST_LIMIT = 206_000;

async function bytesOf(request: APIRequestContext, address: string): Promise<number> {
  const answer = await request.fetch(address, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers()['content-encoding'], address).toBe('br');
  return Number(answer.headers()['content-length']);
}

test('a remote costs a visitor its small entry, and the host is one script of a known size', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  // The page names its own remote; the directory names all.
  const [address = ''] = html.match(/\/federation\/directory\/[0-9a-f]+\.json/) ?? [];
  const directory = await (await request.get(address)).text();
  const entries = [...new Set(directory.match(/\/releases\/[^"]*\/remoteEntry\.[^"]*\.js/g))];
  expect(entries.length).toBeGreaterThanOrEqual(4);
  for (const entry of entries) {
    expect(await bytesOf(request, entry), entry).toBeLessThan(ENTRY_LIMIT);
  }
  const [, host = ''] = html.match(/<script defer src="(\/assets\/client\.[^"]+)"/) ?? [];
  expect(await bytesOf(request, host), host).toBeLessThan(HOST_LIMIT);
});
