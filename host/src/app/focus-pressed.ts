/**
 * Gives a button that is pressed the focus, in browsers that leave it where it was or give it to what is around the button:
 * Safari's rule for most buttons. What the button opens then knows where the focus came from, and gives it back; what
 * listens to keys around the button, such as Escape, hears them. Whoever is in a field or elsewhere stays there, and a
 * button that Tab leaves out has no focus of its own.
 */
export function focusPressed(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const { activeElement } = document;
      if (!button || button.tabIndex < 0 || button === activeElement) return;
      if (activeElement?.contains(button)) button.focus({ preventScroll: true });
    },
    // Before React, which opens what asks for the focus.
    true,
  );
}
