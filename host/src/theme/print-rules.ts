/**
 * What paper gets of any page: its text black on white and its pictures as they are in both themes, with nothing of the
 * shell around it; of an open dialog, that alone. What a press would unfold is unfolded: nobody presses on paper.
 * `data-no-print` marks what only a screen can use, `data-print` a part beside the page that is made for paper and has its
 * own rules.
 */
export const PRINT_RULES = `
@page { margin: 16mm }
html, body { color-scheme: light; background: #fff !important; overflow: visible !important; height: auto !important }
#root > :not(main), body > :not(#root, .MuiDialog-root, [data-print]), body:has(> .MuiDialog-root) > #root,
[data-no-print], .MuiBackdrop-root { display: none !important }
main, main *, .MuiDialog-root, .MuiDialog-root * { color: #000 !important; border-color: #b8b8b8 !important;
background-color: transparent !important; background-image: none !important; transition: none !important }
main :is(img, iframe) { filter: none !important }
main a { text-decoration: none !important }
main :is(article, figure, li, tr) { break-inside: avoid }
main details::details-content { content-visibility: visible !important }
.MuiDialog-root, .MuiDialog-container { position: static !important; height: auto !important }
`;
