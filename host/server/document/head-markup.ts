import type { PageHead } from '@site/shell';
import { scriptJson } from '../../src/app/script-json';
import { escapeHtml } from './safe-html';

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

function imagePreloads(images: PageHead['preloadImages'] = []): string[] {
  return images.map(({ href, srcSet, sizes, type, media }) => {
    const extra = [
      srcSet && ` imagesrcset="${escapeHtml(srcSet)}"`,
      sizes && ` imagesizes="${escapeHtml(sizes)}"`,
      type && ` type="${escapeHtml(type)}"`,
      media && ` media="${escapeHtml(media)}"`,
    ];
    // A browser that does not know the attribute would load the largest file beside the one that it shows.
    const address = srcSet ? '' : ` href="${escapeHtml(href)}"`;
    return `<link rel="preload" as="image" fetchpriority="high"${address}${extra.filter(Boolean).join('')}>`;
  });
}

/** Title, description, canonical, Open Graph and JSON-LD of a page (design §3). */
export function headMarkup(
  head: PageHead,
  siteOrigin: string,
  pathname: string,
  siteName: string,
): string {
  const canonical = siteOrigin + (head.canonicalPath ?? pathname);
  const image = siteOrigin + (head.image ?? '/static/img/og-default.jpg');
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(head.noIndex ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.sharePath ? siteOrigin + head.sharePath : canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...imagePreloads(head.preloadImages),
    ...(head.jsonLd ?? []).map(
      (item) => `<script type="application/ld+json">${scriptJson(item)}</script>`,
    ),
  ].join('\n');
}
