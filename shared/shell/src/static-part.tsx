import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { PageFailuresContext } from './page-context';

/** Always the same object: React writes an element's markup again when it gets another one. */
const MARKUP_AS_IT_IS = { __html: '' };

const subscribe = () => () => undefined;
const no = () => false;
/** React asks this on the server and while it hydrates. */
const isHydrating = () => typeof document !== 'undefined';

/**
 * A part of a page in which nothing lives but links: no state, no handler, no effect. In a document of the
 * server its markup stays as it came and React does not hydrate it, so its children neither run nor need
 * their data (`PageData.staticReads`); after a navigation inside the page they are rendered as any others.
 * Links to pages of the site navigate inside the page, without their navigation state. Where a read of the
 * page has failed everything is hydrated, because a failure is logged and has its Retry. What is to change
 * with the visitor's choice needs a `key` that says which choice is shown.
 */
export function StaticPart({ children }: { children: ReactNode }) {
  const failures = useContext(PageFailuresContext);
  const hydrates = useSyncExternalStore(subscribe, no, isHydrating);
  const [isKept] = useState(hydrates && Object.keys(failures).length === 0);
  const content = isKept
    ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: MARKUP_AS_IT_IS }
    : { children };
  return <div data-static="" {...content} />;
}
