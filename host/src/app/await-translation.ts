/**
 * Notes what changes in the page until the code is here that keeps React going in a translated page. That code has
 * a file of its own: a page must be alive before anybody needs it.
 * @returns what fetches it; a translation that begins before does so too
 */
export function awaitTranslation(): () => Promise<void> {
  const noted: MutationRecord[] = [];
  let isFetched: Promise<void> | undefined;
  const observer = new MutationObserver((changes) => {
    noted.push(...changes);
    if (changes.some(({ addedNodes: [node] }) => node?.nodeName === 'FONT')) void fetchCode();
  });
  async function takeOver(): Promise<void> {
    const { keepUpWithTranslation } = await import('./translated-texts');
    noted.push(...observer.takeRecords());
    observer.disconnect();
    keepUpWithTranslation(noted);
  }
  const fetchCode = () => {
    isFetched ??= takeOver();
    return isFetched;
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return fetchCode;
}
