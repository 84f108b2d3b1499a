import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { PageFailuresContext } from './page-context';
import { useHydrated } from './use-hydrated';

/** What the element of a static part gets beside its name. */
type StaticContent = Pick<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML'
> & { 'data-static'?: string };

/** Gives the content of a static part by its children and by its place in the tree, from which the ids inside follow. */
export type ContentOf = (children: ReactNode, place: string) => StaticContent;

/**
 * Gives a static part its content: its children. A server that renders many pages of the same parts gives markup
 * that it knows, or a value of `data-static` by which it finds the part in the markup of the page.
 */
export const StaticContentContext = createContext<ContentOf>((children) => ({ children }));

/** Always the same object: React writes an element's markup again when it gets another one. */
const MARKUP_AS_IT_IS = { __html: '' };

/**
 * A part of a page in which nothing lives but links: no state, no handler, no effect. In a document of the
 * server its markup stays as it came and React does not hydrate it, so its children neither run nor need
 * their data (`PageData.staticReads`); after a navigation inside the page they are rendered as any others.
 * Links to pages of the site navigate inside the page, without their navigation state. Where a read of the
 * page has failed everything is hydrated, because a failure is logged and has its Retry. What is to change
 * with the visitor's choice needs a `key` that says which choice is shown.
 *
 * What it shows follows from the properties of its children, the page's reads and its path, and from nothing
 * else, such as the query of the address: a server renders it once for all pages where these are the same.
 */
export function StaticPart({ children }: { children: ReactNode }) {
  const failures = useContext(PageFailuresContext);
  const isLater = useHydrated();
  const [isKept] = useState(
    !isLater && typeof document !== 'undefined' && Object.keys(failures).length === 0,
  );
  const contentOf = useContext(StaticContentContext);
  const place = useId();
  const content = isKept
    ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: MARKUP_AS_IT_IS }
    : contentOf(children, place);
  return <div data-static="" {...content} />;
}
