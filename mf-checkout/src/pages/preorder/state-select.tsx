import { listStatesAndZones } from '@site/api-client';
import { PlainTextField } from '@site/forms';
import { MuiLink } from '@site/ui';

export interface StateSelectProps {
  /** The chosen state's code; '' for none. */
  code: string;
  onChoose: (code: string) => void;
}

/** The buyer's state: the browser's own list. */
export function StateSelect({ code, onChoose }: StateSelectProps) {
  const { status, data, retry } = listStatesAndZones.useRead();
  const states = data?.state ?? [];
  return (
    <PlainTextField
      select
      name="estimate_state"
      label="Your state"
      value={states.some(({ state_code }) => state_code === code) ? code : ''}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off' },
      }}
      helperText={
        status === 'error' ? (
          <MuiLink component="button" type="button" underline="always" onClick={retry}>
            The states could not be loaded. Try again
          </MuiLink>
        ) : (
          'For the full price there, charge by charge.'
        )
      }
      fullWidth
    >
      <option value="">Choose a state</option>
      {states.map(({ state_code, state_name }) => (
        <option key={state_code} value={state_code}>
          {state_name}
        </option>
      ))}
    </PlainTextField>
  );
}
