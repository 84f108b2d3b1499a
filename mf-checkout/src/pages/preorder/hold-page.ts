/**
 * Keeps keyboard and screen reader from everything of the page but one element. What stands beside the page in the
 * document stays free: the provider's window is laid there.
 * @returns lets the page go, and gives back the focus unless something else took it meanwhile
 */
export function holdPage(free: HTMLElement): () => void {
  const { activeElement: focused, body } = document;
  const held: Element[] = [];
  for (let at = free; at.parentElement && at.parentElement !== body; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside === at || beside.hasAttribute('inert')) continue;
      beside.setAttribute('inert', '');
      held.push(beside);
    }
  }
  return () => {
    for (const element of held) element.removeAttribute('inert');
    if (document.activeElement === body && focused instanceof HTMLElement) focused.focus();
  };
}
