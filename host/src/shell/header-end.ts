/**
 * Names the empty element after the header of each page, for which a document's first frame waits: the header is whole then.
 * The header itself would not do, because Chromium counts an element as there when its first tag has come.
 */
export const HEADER_END = 'header-end';
