/** Presses as a mouse does: MUI's selects open with the button's way down. */
export function press(element: Element): void {
  const options = { bubbles: true, cancelable: true, button: 0 };
  element.dispatchEvent(new MouseEvent('mousedown', options));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  if (element instanceof HTMLElement) element.click();
}
