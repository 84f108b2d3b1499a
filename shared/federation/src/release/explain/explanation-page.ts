import { bytesSection } from './bytes-section';
import type { Explanation } from './explanation';
import { type Html, html } from './html-text';
import { STYLE } from './page-style';
import { partsSection } from './parts-section';
import { seenSection } from './seen-section';
import { packagesSection, sharedSection } from './versions-section';

function verdict({ reasons }: Explanation): Html {
  if (reasons.length === 0)
    return html`<div class="verdict good"><p>The gate lets it through.</p></div>`;
  return html`<div class="verdict bad"><p>The gate refuses it:</p>
<ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul></div>`;
}

function said({ remote, next, live }: Explanation): { title: string; subject: string } {
  const what = next.isReleased ? 'as it is released' : 'built from these sources, not released';
  const beside = live ? ` beside ${live}, which is live` : ', its first release';
  return {
    title: `${remote} ${next.version}${beside}`,
    subject: `${remote} ${next.version}, ${what}.`,
  };
}

function body(explanation: Explanation): Html {
  const { parts, shared, live } = explanation;
  if (!parts)
    return html`<p>It was not built, so there is nothing else to compare.</p>
${sharedSection(shared)}`;
  return html`${partsSection('Routes', 'Route', parts.routes)}
${partsSection('Slots', 'Slot', parts.slots)}
${bytesSection(parts)}
${sharedSection(shared)}
${packagesSection(parts.packages)}
${seenSection(parts.seen, live !== undefined)}`;
}

/**
 * The comparison of a release with the live one as one HTML file that needs no other.
 * @param madeAt when it was made, ISO
 */
export function explanationPage(explanation: Explanation, madeAt: string): string {
  const { title, subject } = said(explanation);
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${subject} <span class="quiet">Compared at <time datetime="${madeAt}">${madeAt}</time>. Nothing went live.</span></p>
${verdict(explanation)}
${body(explanation)}
</main>
</body>
</html>
`;
  return text;
}
