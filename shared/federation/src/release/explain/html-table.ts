import { type Html, html } from './html-text';

/** A table that says what it is about. @param head its columns; the first names the row */
export const table = (caption: string, head: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table aria-label="${caption}">
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
