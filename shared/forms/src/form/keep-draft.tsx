import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetDraft, readDraft, writeDraft } from './draft-store';

/** Which fields of a form outlive an error of the page, a reload and Back. */
export interface FormDraft {
  /** Unique among the forms of the site. */
  name: string;
  /** Never a one-time code, a file, or a hidden value that follows from the address. */
  fields: readonly string[];
}

/**
 * Keeps what is typed for this tab: in session storage, which ends with the tab, so that nobody else
 * who uses the device meets it.
 */
export function KeepDraft({ name, fields }: FormDraft) {
  const { values, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const wasDirty = useRef(false);
  const restore = useEffectEvent(() => {
    const draft = readDraft(name, fields, values);
    if (Object.keys(draft).length > 0) void setValues((now) => ({ ...now, ...draft }), false);
  });
  // A child's effect runs before the form takes over what was typed before hydration: that is newer and wins.
  useEffect(() => restore(), []);
  const keep = useEffectEvent(() => {
    if (dirty) writeDraft(name, fields, values);
    // Emptied by hand, or reset after a success.
    else if (wasDirty.current) forgetDraft(name);
    wasDirty.current = dirty;
  });
  useEffect(() => keep(), [dirty, values]);
  return null;
}
