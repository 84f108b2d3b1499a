import { brand, brandColours, brandTypeface, telLink } from '@site/brand';
import { faultHead } from '../../src/app/page-head';
import type { RenderedPage } from '../../src/worker/messages';
import { escapeHtml } from '../document/safe-html';
import { contentSecurityPolicy, permissionsPolicy } from '../document/security-headers';
import { PageAnswer } from '../pages/page-answer';

const { ink, paper, primaryForSmallText } = brandColours;

const styles = `<style>
body{margin:0;background:${paper};color:${ink};font:1rem/1.5 ${brandTypeface.family},sans-serif}
.plain{box-sizing:border-box;max-width:640px;margin:0 auto;padding:48px 24px}
.plain h1{margin:48px 0 12px;font-size:1.75rem;line-height:1.2}
.plain a{color:inherit}
.plain .links{display:flex;flex-wrap:wrap;gap:16px;margin-top:32px}
.plain .links a:first-child{padding:12px 24px;border-radius:999px;background:${primaryForSmallText};color:#fff;text-decoration:none;font-weight:600}
.plain .links a{padding:12px 0}
</style>`;

interface Words {
  title: string;
  text: string;
  /** Markup for the head. */
  head?: string;
}

/** A page with a few style rules of its own; it needs no script and no worker. */
function plainMarkup(address: string, { title, text, head = '' }: Words) {
  const { name, contact } = brand;
  const html = `<main class="plain" id="main">
<a href="/">${escapeHtml(name)}</a>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p class="links"><a href="${escapeHtml(address)}">Retry</a><a href="${escapeHtml(telLink(contact.phone))}">${escapeHtml(contact.phone)}</a></p>
</main>`;
  return { html, styles: head + styles };
}

interface PlainAnswerOptions {
  status: number;
  /** Where visitors come to: with https, the browser is told to stay there. */
  siteOrigin: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * A whole answer of plain words, which needs neither a script nor a worker, and no search engine keeps.
 * @param address path and query of the page that was asked for, for Retry
 */
export function plainAnswer(
  address: string,
  words: Words,
  { status, siteOrigin, headers }: PlainAnswerOptions,
): PageAnswer {
  const { html, styles } = plainMarkup(address, words);
  const document = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
${styles}
<link rel="icon" href="/static/img/icon.svg" type="image/svg+xml">
</head>
<body>
${html}
</body>
</html>`;
  const policies = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy([], {
      isSecure: siteOrigin.startsWith('https:'),
      isTracking: false,
      takesPayments: false,
    }),
    'permissions-policy': permissionsPolicy(false),
  };
  return new PageAnswer(status, { ...policies, ...headers }, document, false);
}

/**
 * What a visitor reads when nothing can be rendered (design §8). A browser that has the site's script
 * replaces it with the real page.
 * @param address as in {@link plainAnswer}
 */
export function plainPage(address: string): RenderedPage {
  const { html, styles } = plainMarkup(address, {
    title: 'This page could not be loaded',
    text: 'Please try again in a moment, or call us and we will help you right away.',
  });
  return {
    html,
    styles,
    status: 503,
    routeId: '',
    head: faultHead,
    hasAllData: false,
    failedReads: {},
    loaderData: '{}',
  };
}
