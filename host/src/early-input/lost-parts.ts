import { LATE_PART_ALIVE } from '@site/shell';
import type { Done, LateParts } from './late-parts';

/** The form that React has made in the place of the one in which something was entered; undefined until it is there. */
function findAnew({ controls }: Done): Element | undefined {
  const page = document.querySelector('main');
  const entered = [...controls.keys()].find(({ name }) => name);
  const twin = entered && page?.querySelector(`form [name="${CSS.escape(entered.name)}"]`);
  return twin?.closest('form') ?? undefined;
}

/**
 * Brings what was typed before the page was alive into the forms of a page that React had to make anew, because a
 * translation had changed what the server sent. Such a form says nothing when it is alive: it is so as soon as it is
 * there, and that is said for it. A form in which nothing was entered is as good as new.
 * @param lateParts what the page's first script follows. It is handed over: what that script exports for this file
 *   would cost every page bytes.
 */
export function recoverLostParts(lateParts: LateParts): void {
  const { pathname } = window.location;
  const observer = new MutationObserver(recover);
  observer.observe(document.body, { childList: true, subtree: true });
  recover();

  function recover() {
    // Another page may have fields of the same names.
    if (window.location.pathname !== pathname) lateParts.clear();
    for (const [part, done] of lateParts) {
      if (part.isConnected) continue;
      if (done.controls.size === 0) lateParts.delete(part);
      const form = findAnew(done);
      if (!form) continue;
      lateParts.set(form, done);
      form.dispatchEvent(new CustomEvent(LATE_PART_ALIVE, { bubbles: true }));
      lateParts.delete(part);
    }
    if (lateParts.size === 0) observer.disconnect();
  }
}
