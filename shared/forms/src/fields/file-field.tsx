import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { Box } from '@site/ui';
import { useEffect, useRef } from 'react';
import { UPLOAD_ACCEPT } from '../rules/file-rules';
import { DropArea } from './drop-area';
import { MessageLine } from './message-line';
import { useSiteField } from './use-site-field';

export interface FileFieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
}

const HINT = 'PDF, JPG, PNG, WEBP, HEIF or HEIC, up to 5 MB';

/** One upload, chosen or dropped; the form's value is the `File`, or null. */
export function FileField({ name, label, required = false, hint = HINT }: FileFieldProps) {
  const field = useSiteField<File | null>(name);
  const input = useRef<HTMLInputElement>(null);
  const messageId = `${field.id}-message`;
  const invalid = field.error !== undefined;

  // A file of the wrong type or size is told at once: nobody leaves this field to type on.
  const take = (file: File | undefined) => (file ? field.choose(file) : field.setValue(null));

  const remove = () => {
    // The button goes with the file: the field that asks for another one takes its focus.
    input.current?.focus();
    field.setValue(null);
  };

  // The browser keeps its own idea of the chosen file: a reset form must not still hold one.
  useEffect(() => {
    if (field.value === null && input.current) input.current.value = '';
  }, [field.value]);

  return (
    <FormControl data-field={name} error={invalid} required={required} fullWidth>
      <FormLabel htmlFor={field.id} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minWidth: 0 }}>
        <DropArea file={field.value} invalid={invalid}>
          <input
            ref={input}
            id={field.id}
            type="file"
            name={name}
            accept={UPLOAD_ACCEPT}
            required={required}
            aria-invalid={invalid}
            aria-describedby={messageId}
            onChange={(event) => take(event.target.files?.[0])}
            onBlur={field.leave}
          />
        </DropArea>
        {field.value && (
          <Button size="small" onClick={remove}>
            Remove file
          </Button>
        )}
      </Box>
      <MessageLine id={messageId}>{field.error ?? hint}</MessageLine>
    </FormControl>
  );
}
