import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Draft, keptDraft } from './draft-store';

/** Which fields of a form outlive an error of the page, a reload and Back. */
export interface FormDraft<V = Record<string, unknown>> {
  /** Unique among the forms of the site. */
  name: string;
  /** Never a one-time code, a file, or a hidden value that follows from the address unless `fit` only compares it. */
  fields: readonly string[];
  /** What of the draft still holds for the form as it opens now; all of it unless told. */
  fit?: (draft: Draft, values: V) => Draft;
  /** Told what came back into the fields. */
  onRestored?: (draft: Draft) => void;
}

/** Keeps what is typed for this tab. */
export function KeepDraft<V extends Record<string, unknown>>(props: FormDraft<V>) {
  const { name, fields, fit, onRestored } = props;
  const { values, dirty, setValues } = useFormikContext<V>();
  const wasDirty = useRef(false);
  const restore = useEffectEvent(() => {
    const typed = keptDraft(name).readTyped(fields, values);
    const draft = fit ? fit(typed, values) : typed;
    if (Object.keys(draft).length === 0) return;
    void setValues((now) => ({ ...now, ...draft }), false);
    onRestored?.(draft);
  });
  // A child's effect runs before the form takes over what was typed before hydration: that is newer and wins.
  // A layout effect, so that a button that was pressed before hydration submits filled fields.
  useLayoutEffect(() => restore(), []);
  const keep = useEffectEvent(() => {
    if (dirty) keptDraft(name).writeTyped(fields, values);
    // Emptied by hand, or reset after a success.
    else if (wasDirty.current) keptDraft(name).forget();
    wasDirty.current = dirty;
  });
  useEffect(() => keep(), [dirty, values]);
  return null;
}
