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
  '&:disabled': { cursor: 'progress', color: theme.vars?.palette.text.secondary },
  option: {
    color: theme.vars?.palette.text.primary,
    background: theme.vars?.palette.surface.raised,
  },
}));

interface StateSelectProps {
  /** Undefined while they load. */
  states: readonly string[] | undefined;
  chosen: string;
  onChoose: (state: string) => void;
}

/**
 * The state dropdown. A native one on purpose: the phone's own picker, typing ahead, no form
 * library, and with scripts off the form around it still opens the chosen state.
 */
export function StateSelect({ states, chosen, onChoose }: StateSelectProps) {
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
          disabled={states === undefined}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{states === undefined ? 'Loading…' : 'Select a state'}</option>
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
