import { contentSecurityPolicy, permissionsPolicy } from '../document/security-headers';
import { PageAnswer } from '../pages/page-answer';
import { plainDocument } from './plain-page';

/** Visitors who met the waiting page come back after 4 to 8 s, not all in the same second. */
const RETURNS_S = [4, 5, 6, 7, 8] as const;

/** The address that the page was asked for, whichever it is: so the page is the same for all. */
const SAME_ADDRESS = '';

function documentFor(seconds: number): string {
  const title = 'Many riders are here right now';
  const { html, styles } = plainDocument(SAME_ADDRESS, {
    title,
    text: 'This page opens by itself in a few seconds. You can also call us, and we will help you right away.',
    head: `<meta http-equiv="refresh" content="${seconds}">`,
  });
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${styles}
<link rel="icon" href="/static/img/icon.svg" type="image/svg+xml">
</head>
<body>
${html}
</body>
</html>`;
}

/**
 * What a visitor reads at once when more pages are asked for than can be made. It needs no script and
 * no font, and comes back to the same address by itself, with everything that stands in it. All of it is
 * prepared: a host that is busy already must not work for those whom it sends away.
 */
export class WaitingPage {
  readonly #answers: readonly PageAnswer[];

  /** @param siteOrigin where visitors come to: with https, the browser is told to stay there */
  constructor(siteOrigin: string) {
    const policy = contentSecurityPolicy([], {
      isSecure: siteOrigin.startsWith('https:'),
      isTracking: false,
      takesPayments: false,
    });
    this.#answers = RETURNS_S.map((seconds) => {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'permissions-policy': permissionsPolicy(false),
        'cache-control': 'no-store',
        'retry-after': `${seconds}`,
      };
      return new PageAnswer(503, headers, documentFor(seconds), false);
    });
  }

  /** The answer for the next visitor who has to wait. */
  next(random: () => number = Math.random): PageAnswer {
    const answer = this.#answers[Math.floor(random() * this.#answers.length)];
    if (!answer) throw new Error('A random number is at least 0 and less than 1');
    return answer;
  }
}
