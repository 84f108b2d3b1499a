import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { UPLOAD_ACCEPT } from '../rules/file-rules';
import { useSiteField } from './use-site-field';

export interface FileFieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
}

const HINT = 'PDF, JPG, PNG, WEBP, HEIF or HEIC, up to 5 MB';

/** One upload; the form's value is the `File`, or null. */
export function FileField({ name, label, required = false, hint = HINT }: FileFieldProps) {
  const field = useSiteField<File | null>(name);
  const input = useRef<HTMLInputElement>(null);
  const messageId = `${field.id}-message`;
  const invalid = field.error !== undefined;

  // The browser keeps its own idea of the chosen file: a reset form must not still hold one.
  useEffect(() => {
    if (field.value === null && input.current) input.current.value = '';
  }, [field.value]);

  return (
    <FormControl data-field={name} error={invalid} required={required} fullWidth>
      <FormLabel htmlFor={field.id} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', minWidth: 0 }}>
        <Box
          component="input"
          ref={input}
          id={field.id}
          type="file"
          name={name}
          accept={UPLOAD_ACCEPT}
          aria-invalid={invalid}
          aria-describedby={messageId}
          onChange={(event) => field.setValue(event.target.files?.[0] ?? null)}
          onBlur={field.leave}
          sx={{
            maxWidth: '100%',
            font: 'inherit',
            color: 'text.secondary',
            '&::file-selector-button': {
              font: 'inherit',
              fontWeight: 600,
              px: 2,
              py: 1.25,
              mr: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              color: 'text.primary',
              cursor: 'pointer',
            },
          }}
        />
        {field.value && (
          <>
            <Typography variant="body2" color="text.secondary">
              {formatSize(field.value.size)}
            </Typography>
            <Button size="small" color="inherit" onClick={() => field.setValue(null)}>
              Remove file
            </Button>
          </>
        )}
      </Box>
      <FormHelperText id={messageId}>{field.error ?? hint}</FormHelperText>
    </FormControl>
  );
}

function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
