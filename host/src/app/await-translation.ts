import { lateParts } from '../early-input/late-parts';

const addsWrapper = ({ addedNodes }: MutationRecord) =>
  [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');

/**
 * Waits for a browser that translates the page, which it tells by the first element that translations put around
 * their words. From then on the code works that keeps React going there; in all other pages nothing changes.
 */
export function awaitTranslation(): void {
  const noted: MutationRecord[] = [];
  let isBeginning = false;
  async function begin(): Promise<void> {
    const { keepUpWithTranslation } = await import(
      /* webpackChunkName: "late" */ './translated-texts'
    );
    keepUpWithTranslation([...noted, ...observer.takeRecords()], lateParts);
    observer.disconnect();
  }
  const observer = new MutationObserver((changes) => {
    if (noted.length === 0 && !changes.some(addsWrapper)) return;
    noted.push(...changes);
    if (isBeginning) return;
    isBeginning = true;
    begin().catch(() => {
      // Its code was lost: it is asked for again with the next change.
      isBeginning = false;
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
