import { Box, ChevronDownIcon, styled, Typography } from '@site/ui';
import { useId } from 'react';

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  width: '100%',
  minHeight: 56,
  padding: '0 52px 0 20px',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  backgroundColor: theme.vars?.palette.surface.raised,
  option: {
    color: theme.vars?.palette.text.primary,
    background: theme.vars?.palette.surface.raised,
  },
}));

interface StateSelectProps {
  /** Undefined while they load, and where they could not be read. */
  states: readonly string[] | undefined;
  isLoading: boolean;
  chosen: string;
  onChoose: (state: string) => void;
}

/**
 * The state dropdown. A native one on purpose: the phone's own picker, typing ahead, no form
 * library, and with scripts off the form around it still opens the chosen state. It is never disabled: that would take
 * the focus from it when the states are asked for again.
 */
export function StateSelect({ states, isLoading, chosen, onChoose }: StateSelectProps) {
  const id = useId();
  return (
    <Box sx={{ flex: 1, maxWidth: { sm: 420 } }}>
      <Typography
        component="label"
        htmlFor={id}
        variant="subtitle2"
        sx={{ display: 'block', mb: 1 }}
      >
        State
      </Typography>
      <Box sx={{ position: 'relative' }}>
        <Select
          id={id}
          name="state"
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{isLoading && !states ? 'Loading…' : 'Select a state'}</option>
          {states?.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </Select>
        <Box
          component="span"
          sx={{ position: 'absolute', right: 18, top: 14, pointerEvents: 'none' }}
        >
          <ChevronDownIcon size={24} />
        </Box>
      </Box>
    </Box>
  );
}
