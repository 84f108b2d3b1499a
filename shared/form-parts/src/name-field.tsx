import type { ReadState } from '@site/api-client';
import { AutocompleteField, TextField, useFormikContext, useSiteField } from '@site/forms';
import { Box } from '@site/ui';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findName, withTyped } from './find-name';
import { retryHint } from './retry-hint';
import { toOptions } from './to-options';

interface NameFieldProps {
  name: string;
  label: string;
  /** The names to choose from; undefined while they are not known. */
  names: readonly string[] | undefined;
  list: Pick<ReadState<unknown>, 'status' | 'retry'>;
  /** There is no list to choose from: the name is typed. */
  asText: boolean;
  disabled?: boolean;
  hint?: string | undefined;
  autoComplete?: string | undefined;
  /** Told when another name was chosen from the list, after the field has it. */
  onChoose?: (name: string) => void;
}

/**
 * One name out of a list, or typed where the list cannot be loaded: a form never waits for a list. A name of the list
 * that was typed to its end counts as chosen when the field is left. When the list comes after all, what was typed
 * stays, and the field changes once it was left.
 */
export function NameField(props: NameFieldProps) {
  'use no memo';
  const { name, label, names = [], list, autoComplete } = props;
  const field = useSiteField<string>(name);
  const { setFieldValue } = useFormikContext();
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [isTyping, setTyping] = useState(false);
  const asText = props.asText || isTyping;
  const listed = findName(names, field.value);

  useEffect(() => {
    if (!asText && listed !== undefined && listed !== field.value) field.setValue(listed);
  }, [asText, listed, field]);

  // The field that had the focus has gone, or its button: the one in its place takes it over.
  useLayoutEffect(() => {
    if (hadFocus.current) place.current?.querySelector('input')?.focus();
  }, [asText]);

  const enter = ({ target }: FocusEvent) => {
    hadFocus.current = true;
    setTyping(asText && target instanceof HTMLInputElement);
  };
  const leave = ({ target }: FocusEvent) => {
    hadFocus.current = false;
    setTyping(false);
    if (asText || !(target instanceof HTMLInputElement)) return;
    // A name of the list that was typed to its end is chosen; while the list is on its way any name stays.
    const typed = findName(names, target.value) ?? (list.status === 'loading' ? target.value : '');
    if (typed === '' || typed === field.value) return;
    // Judged at once, in each form: the field was judged empty when it was left.
    void setFieldValue(name, typed, true);
    props.onChoose?.(typed);
  };
  const shared = { name, label, required: true, disabled: props.disabled ?? false };
  return (
    <Box ref={place} onFocus={enter} onBlur={leave}>
      {asText ? (
        <TextField
          {...shared}
          disabled={false}
          hint={retryHint(list, 'The list could not be loaded: please type the name.')}
          {...(autoComplete ? { autoComplete } : {})}
        />
      ) : (
        <AutocompleteField
          {...shared}
          loading={list.status === 'loading'}
          options={toOptions(withTyped(names, field.value))}
          hint={props.hint}
          {...(props.onChoose ? { onChange: props.onChoose } : {})}
        />
      )}
    </Box>
  );
}
