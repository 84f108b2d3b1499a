import { isRoutePath } from '@site/ui';

/** What is used of the router. */
interface Navigates {
  state: { location: { pathname: string; search: string; hash: string } };
  navigate: (to: string, options: { replace: boolean }) => unknown;
}

/** A link of a part that is not hydrated, unless it opens elsewhere or is to be kept as a file. */
const STATIC_LINK = '[data-static] a[href]:not([target],[download])';

/**
 * Links in parts that are not hydrated (`StaticPart`) navigate inside the page, as the router's own links
 * do. Those of hydrated parts have been answered by React before, and are left alone.
 * @returns stops it
 */
export function followStaticLinks(router: Navigates): () => void {
  const onClick = (event: MouseEvent) => {
    const { metaKey, altKey, ctrlKey, shiftKey, button } = event;
    if (event.defaultPrevented || metaKey || altKey || ctrlKey || shiftKey || button) return;
    const to = (event.target as Element).closest(STATIC_LINK)?.getAttribute('href');
    if (!to || !isRoutePath(to)) return;
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    void router.navigate(to, { replace: to === pathname + search + hash });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
