import { buildMapEmbedUrl, buildVideoEmbedUrl } from './embeds';

it('a page embeds a map at zoom 15 with a marker at the place', () => {
  const url = new URL(buildMapEmbedUrl(17.4126, 78.4392));
  expect(url.origin).toBe('https://www.google.com');
  expect(url.searchParams.get('q')).toBe('17.4126,78.4392');
  expect(url.searchParams.get('z')).toBe('15');
  expect(url.searchParams.get('output')).toBe('embed');
});

it('a page embeds videos from the host that sets no cookies', () => {
  const url = new URL(buildVideoEmbedUrl('a/b'));
  expect(url.origin).toBe('https://www.youtube-nocookie.com');
  expect(url.pathname).toBe('/embed/a%2Fb');
});
