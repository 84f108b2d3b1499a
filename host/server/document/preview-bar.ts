import { brandColours, brandTypeface } from '@site/brand';
import { escapeHtml } from './safe-html';

/** Where a visitor leaves all previews. */
export const END_PREVIEW = '/federation/preview/end';

const { ink, paper, primary } = brandColours;

const styles = `<style>
.preview-bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:8px max(16px,calc((100% - 1308px)/2));border-bottom:1px solid rgb(255 255 255/.16);background:${ink};color:${paper};font:500 .875rem/1.4 ${brandTypeface.family},sans-serif}
.preview-bar p{margin:0;flex:1 1 14rem}
.preview-bar a{padding:10px 0;color:${paper};text-underline-offset:3px}
.preview-bar a:focus-visible{outline:2px solid ${paper};outline-offset:2px}
body::after{content:"";position:fixed;z-index:2000;inset:0;border:3px solid ${primary};pointer-events:none}
@media print{.preview-bar,body::after{display:none}}
</style>`;

/**
 * Marks a page of versions that are not everybody's: a bar above the shell, and a line around the window that
 * stays when the page is scrolled. It belongs to the document and not to the shell, so that it stands on
 * every page and costs other visitors nothing.
 * @param versions each as `<remote> <version>`
 * @param problems why a version is not shown after all
 */
export function previewBar(versions: readonly string[], problems: readonly string[]): string {
  const words = [`Preview of ${versions.join(', ')}.`, 'Only you see this.', ...problems];
  return `${styles}
<aside class="preview-bar" aria-label="Preview">
<p>${escapeHtml(words.join(' '))}</p>
<a href="${END_PREVIEW}">Leave the preview</a>
</aside>`;
}
