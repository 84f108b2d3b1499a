import { createContext } from 'react';

/**
 * What of a document is rendered: all of it (every browser), the shell around an empty page (`frame`),
 * or the page in its place without the shell (`page`). A render worker puts the two together, because
 * many pages share a frame (docs/server-rendering.md).
 */
export type PagePart = 'whole' | 'frame' | 'page';

/** Says to the shell which part is wanted. Every node keeps its place in the tree, and so its `useId`. */
export const PagePartContext = createContext<PagePart>('whole');
