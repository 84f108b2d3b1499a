import type { StatesAndZones } from '@site/contract';
import { PlainTextField } from '@site/forms';
import { MuiLink } from '@site/ui';

export interface StateSelectProps {
  /** Undefined while they load, and when they could not be loaded. */
  states: StatesAndZones['state'] | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** The chosen state's code; '' for none. */
  code: string;
  onChoose: (code: string) => void;
}

/** The buyer's state: the browser's own list. */
export function StateSelect({ states, isFailed, onRetry, code, onChoose }: StateSelectProps) {
  return (
    <PlainTextField
      select
      name="estimate_state"
      label="Your state"
      value={code}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off' },
      }}
      helperText={
        isFailed ? (
          <MuiLink component="button" type="button" underline="always" onClick={onRetry}>
            The states could not be loaded. Try again
          </MuiLink>
        ) : (
          'For the full price there, charge by charge.'
        )
      }
      fullWidth
    >
      <option value="">Choose a state</option>
      {states?.map(({ state_code, state_name }) => (
        <option key={state_code} value={state_code}>
          {state_name}
        </option>
      ))}
    </PlainTextField>
  );
}
