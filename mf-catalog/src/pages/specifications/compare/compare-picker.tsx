import { Box } from '@site/ui';
import { COMPARE_MAX, COMPARE_MIN } from './compared-keys';

interface ComparePickerProps {
  models: readonly { key: string; name: string }[];
  chosen: readonly string[];
  onToggle: (key: string) => void;
  differencesOnly: boolean;
  onDifferencesOnly: (only: boolean) => void;
}

/** Which models stand side by side; what would leave fewer than two or more than four is switched off. */
export function ComparePicker(props: ComparePickerProps) {
  const { models, chosen, onToggle, differencesOnly, onDifferencesOnly } = props;
  const fixed = (key: string) =>
    chosen.includes(key) ? chosen.length <= COMPARE_MIN : chosen.length >= COMPARE_MAX;
  return (
    <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}>
      <Box component="fieldset" sx={group}>
        <legend>Models</legend>
        {models.map(({ key, name }) => (
          <Box component="label" key={key} sx={choice}>
            <input
              type="checkbox"
              // The address says what is compared; no browser puts back other ticks.
              autoComplete="off"
              checked={chosen.includes(key)}
              disabled={fixed(key)}
              onChange={() => onToggle(key)}
            />
            {name}
          </Box>
        ))}
      </Box>
      <Box component="label" sx={choice}>
        <input
          type="checkbox"
          checked={differencesOnly}
          onChange={(event) => onDifferencesOnly(event.currentTarget.checked)}
        />
        Show differences only
      </Box>
    </Box>
  );
}

const group = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { float: 'left', width: '100%', p: 0, mb: 1, fontWeight: 650 },
} as const;

const choice = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-end',
  gap: 1.25,
  minHeight: 44,
  px: 2.25,
  fontWeight: 600,
  borderRadius: '999px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'surface.raised',
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.primary' },
  '&:has(input:checked)': { borderColor: 'text.primary' },
  '&:has(input:disabled)': { cursor: 'not-allowed' },
  '& > input': { width: 18, height: 18, m: 0, accentColor: 'var(--site-palette-brand-red)' },
} as const;
