import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { hasVisibleField } from './focus-first-invalid';
import { serverErrorsOf } from './server-errors';

/**
 * The summary of a refused submit. A field's own message stands at the field; here is how many there
 * are, and in words what no field on the page can show (hidden values).
 */
export function FormError() {
  const { errors, status, values, submitCount, isSubmitting } =
    useFormikContext<Record<string, unknown>>();
  const anchor = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState<readonly string[]>([]);
  const messages = collectMessages(errors, serverErrorsOf(status, values));
  const names = [...messages.keys()].join(' ');

  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (form) setVisible(names.split(' ').filter((name) => hasVisibleField(form, name)));
  }, [names]);

  const show = submitCount > 0 && !isSubmitting && messages.size > 0;
  const hidden = [...messages].filter(([name]) => !visible.includes(name));
  return (
    <div ref={anchor} role="alert">
      {show && (
        <Alert severity="error" variant="outlined" role="presentation" sx={{ mb: 2 }}>
          {visible.length > 0 && <div>{countText(visible.length)}</div>}
          {hidden.map(([name, message]) => (
            <div key={name}>{message}</div>
          ))}
        </Alert>
      )}
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`;
}

function collectMessages(
  errors: Readonly<Record<string, unknown>>,
  serverErrors: Readonly<Record<string, string>>,
): Map<string, string> {
  const messages = new Map(Object.entries(serverErrors));
  for (const [name, message] of Object.entries(errors)) {
    if (typeof message === 'string') messages.set(name, message);
  }
  return messages;
}
