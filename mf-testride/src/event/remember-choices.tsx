import { keptDraft, useFormikContext } from '@site/forms';
import { browserText } from '@site/shell';
import { useEffect, useEffectEvent } from 'react';

interface RememberChoicesProps {
  /** The form. */
  form: string;
  /** Field → values that can still be chosen: never anything of a person. */
  choices: Readonly<Record<string, readonly string[]>>;
}

const textOf = (form: string) => browserText('local', `remembered:${form}`);

/** Whether something that was chosen in a form is remembered on this device. */
export const hasChoices = (form: string): boolean => textOf(form).read() !== undefined;

/** Forgets what was chosen last in a form. */
export const forgetChoices = (form: string): void => textOf(form).forget();

function remembered(form: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(textOf(form).read() ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // The storage holds something else.
  }
}

/** Fills in what was chosen last on this device, e.g. the dealer, where form and draft are still empty. */
export function RememberChoices({ form, choices }: RememberChoicesProps) {
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const names = Object.keys(choices);
  const restore = useEffectEvent(() => {
    const last = remembered(form);
    // What the draft gives back is not in the values yet: field by field nothing of it is overwritten.
    const draft = keptDraft(form).readTyped(names, values);
    for (const name of names) {
      if (values[name] !== '' || name in draft) continue;
      if (choices[name]?.includes(String(last[name]))) void setFieldValue(name, last[name], false);
    }
  });
  useEffect(() => restore(), []);
  const chosen = JSON.stringify(
    Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
  );
  useEffect(() => {
    if (chosen !== '{}') textOf(form).write(chosen);
  }, [form, chosen]);
  return null;
}
