import { Box, Typography } from '@site/ui';

interface NativeSelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The browser's own choice, with its label above: the phone's own picker, and no form library. */
export function NativeSelect({ id, label, value, options, onChange }: NativeSelectProps) {
  return (
    <Box>
      <Typography
        component="label"
        variant="subtitle2"
        htmlFor={id}
        sx={{ display: 'block', mb: 1 }}
      >
        {label}
      </Typography>
      <Box
        component="select"
        id={id}
        value={value}
        autoComplete="off"
        onChange={(event: { currentTarget: HTMLSelectElement }) =>
          onChange(event.currentTarget.value)
        }
        sx={look}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
    </Box>
  );
}

const look = {
  width: '100%',
  minHeight: 48,
  px: 2,
  fontFamily: 'inherit',
  fontSize: '1rem',
  fontWeight: 600,
  color: 'text.primary',
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'text.secondary',
  backgroundColor: 'surface.raised',
} as const;
