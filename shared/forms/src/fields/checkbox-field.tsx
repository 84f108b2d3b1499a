import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useSiteField } from './use-site-field';

export interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

/** A yes/no field. */
export function CheckboxField({ name, label, disabled = false, onChange }: CheckboxFieldProps) {
  const field = useSiteField<boolean>(name);
  const messageId = `${field.id}-message`;
  return (
    <FormControl data-field={name} error={field.error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        sx={{ minHeight: 44 }}
        control={
          <Checkbox
            id={field.id}
            name={name}
            checked={field.value}
            onChange={(_event, checked) => {
              field.setValue(checked);
              onChange?.(checked);
            }}
            onBlur={field.leave}
            slotProps={{
              input: {
                'aria-invalid': field.error !== undefined,
                ...(field.error ? { 'aria-describedby': messageId } : {}),
              },
            }}
          />
        }
      />
      {field.error !== undefined && <FormHelperText id={messageId}>{field.error}</FormHelperText>}
    </FormControl>
  );
}
