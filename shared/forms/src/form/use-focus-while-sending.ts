import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A button that is disabled while submitting loses the focus to the document's body, where keys reach nothing of
 * the form or of what surrounds it: Escape would not close a panel. The form itself has the focus meanwhile, and
 * gives it back, so that a dialog of the outcome can give it back too.
 * @returns remembers the focus; to be called when a submit starts
 */
export function useFocusWhileSending(form: RefObject<HTMLFormElement | null>): () => void {
  const { isSubmitting } = useFormikContext();
  const focused = useRef<Element>(null);
  // Some browsers take the focus from what is disabled at once, others with the next frame.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.matches(':disabled');
    if (isSubmitting && form.current && isLost) takeFocus(form.current);
  }, [form, isSubmitting]);
  useEffect(() => {
    if (isSubmitting) return;
    const { activeElement, body } = document;
    const isHeld = activeElement === form.current || activeElement === body;
    if (isHeld && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
    form.current?.removeAttribute('tabindex');
  }, [form, isSubmitting]);
  return () => {
    focused.current = document.activeElement;
  };
}

/** Not focusable at other times: a press beside a field would move the focus to the form. */
function takeFocus(form: HTMLFormElement) {
  form.tabIndex = -1;
  form.style.outline = 'none';
  form.focus({ preventScroll: true });
}
