import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { focusFirstInvalid } from './focus-first-invalid';
import { typedBeforeHydration } from './keep-typed-values';
import { serverErrorsOf } from './server-errors';
import { useFocusWhileSending } from './use-focus-while-sending';

interface FormBodyProps {
  labelledBy: string | undefined;
  label: string | undefined;
  /** How the last submit ended; a new object for each. */
  outcome: object | undefined;
  /** The browser asks whether to leave the document while the form is sent. */
  askBeforeLeaving: boolean;
  /** Told once per outcome, after the form can be used again. */
  onSettled: () => void;
  children: ReactNode;
}

/** The `<form>` inside a SiteForm. `method="post"`: no script may ever put personal data into an address. */
export function FormBody(props: FormBodyProps) {
  const { labelledBy, label, outcome, askBeforeLeaving, onSettled, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormikContext<Record<string, unknown>>();
  useKeepTypedValues(form);
  useFocusFirstInvalid(form);
  const keepFocus = useFocusWhileSending(form);
  useSettled(outcome, onSettled);
  useAskBeforeLeaving(askBeforeLeaving && formik.isSubmitting);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      aria-label={label}
      onSubmit={(event) => {
        keepFocus();
        formik.handleSubmit(event);
      }}
      onReset={formik.handleReset}
      onMouseDown={(event) => {
        // The second half of a double click must not select text behind the disabled button.
        if (formik.isSubmitting && event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </form>
  );
}

/** Takes over what was typed before hydration; without it the first re-render would erase it. */
function useKeepTypedValues(form: React.RefObject<HTMLFormElement | null>) {
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const start = useRef({ values, setFieldValue });
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = typedBeforeHydration(form.current, start.current.values);
    for (const [name, value] of Object.entries(typed)) {
      void start.current.setFieldValue(name, value, false);
    }
  }, [form]);
}

/** After a refused submit, by the rules or by the server, the first field to mend has the focus. */
function useFocusFirstInvalid(form: React.RefObject<HTMLFormElement | null>) {
  const { submitCount, isSubmitting, errors, status, values } =
    useFormikContext<Record<string, unknown>>();
  const judged = useRef(0);
  useEffect(() => {
    // After a success that reset the form the count begins anew.
    if (isSubmitting || submitCount === judged.current) return;
    judged.current = submitCount;
    const names = new Set([...Object.keys(errors), ...Object.keys(serverErrorsOf(status, values))]);
    if (form.current && names.size > 0) focusFirstInvalid(form.current, names);
  }, [form, submitCount, isSubmitting, errors, status, values]);
}

/** Tells of an outcome once the form is usable again. */
function useSettled(outcome: object | undefined, onSettled: () => void) {
  const { isSubmitting } = useFormikContext();
  const told = useRef<object>(undefined);
  useEffect(() => {
    if (!outcome || isSubmitting || told.current === outcome) return;
    told.current = outcome;
    onSettled();
  }, [outcome, isSubmitting, onSettled]);
}

/** A document that goes while its form is sent would never tell whether it arrived. */
function useAskBeforeLeaving(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 asks for this only.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
