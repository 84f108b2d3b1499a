import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { serverErrorsOf } from '../form/server-errors';

/** What a field component needs of the form: its value, its message and how to change it. */
export interface SiteField<T> {
  id: string;
  name: string;
  value: T;
  /** The message to show now, if any: the rule's once the field was touched, else the server's. */
  error: string | undefined;
  setValue: (value: T) => void;
  /** Sets the value and marks the field as visited: for what is chosen whole, and not typed on. */
  choose: (value: T) => void;
  /** Marks the field as visited; its rule's message may show from now on. */
  leave: () => void;
}

/**
 * Binds one field of the surrounding SiteForm.
 * @param ownProblem what is wrong with the control itself, which its value does not say; undefined for nothing
 */
export function useSiteField<T>(name: string, ownProblem?: () => string | undefined): SiteField<T> {
  const id = useId();
  const [field, meta] = useField<T>(ownProblem ? { name, validate: ownProblem } : name);
  // The form's own functions stay the same, those of `useField` are made anew with each letter: with them each letter
  // of any field would make all fields anew.
  const { status, values, setFieldValue, setFieldTouched } =
    useFormikContext<Record<string, unknown>>();
  const ruleError = meta.touched ? meta.error : undefined;
  return {
    id,
    name,
    value: field.value,
    error: ruleError ?? serverErrorsOf(status, values)[name],
    setValue: (value) => void setFieldValue(name, value),
    choose: (value) => {
      void setFieldValue(name, value);
      // Judged once, above: Formik would judge the value of the last render here.
      void setFieldTouched(name, true, false);
    },
    leave: () => void setFieldTouched(name, true),
  };
}
