import { plainDigits } from '@site/contract';
import { PlainTextField } from '@site/forms';
import { checkPin, choosePin, isPin } from '@site/outbox';
import { Box, Button, Stack, Typography } from '@site/ui';
import { type SyntheticEvent, useRef, useState } from 'react';

interface PinScreenProps {
  /** True while the device has none. */
  isNew: boolean;
  onOpen: () => void;
  /** For somebody who has forgotten it: clears everything. */
  onForgotten: () => void;
}

const words = {
  new: {
    title: 'Choose a PIN for this device',
    text: 'Rides wait on this device now. After ten minutes away the PIN is asked for before anybody sees them. Everybody who records here uses the same one.',
    button: 'Use this PIN',
  },
  known: {
    title: 'Enter the PIN of this device',
    text: 'Nobody was at work here for ten minutes. What waits is sent meanwhile.',
    button: 'Open',
  },
} as const;

const RULE = 'A PIN has 4 to 8 digits.';

async function problemOf(pin: string, isNew: boolean): Promise<string> {
  if (!isPin(pin)) return RULE;
  if (isNew) {
    await choosePin(pin);
    return '';
  }
  const check = await checkPin(pin);
  if (check.isRight) return '';
  // Who knows the PIN must not be led to "PIN forgotten", which clears the rides that wait.
  if (!check.wasCompared) return `After many wrong PINs, try again in ${check.waitS} seconds.`;
  return check.waitS > 0
    ? `This is not the PIN. Try again in ${check.waitS} seconds.`
    : 'This is not the PIN.';
}

/** Asks for the PIN, or has one chosen. */
export function PinScreen({ isNew, onOpen, onForgotten }: PinScreenProps) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { title, text, button } = isNew ? words.new : words.known;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    const found = await problemOf(pin, isNew).catch((error: unknown) => {
      console.error('The storage of this device did not take the PIN.', error);
      return 'This device cannot check the PIN at the moment. If it is full, free some space. Then try again.';
    });
    setBusy(false);
    setProblem(found);
    if (found === '') return onOpen();
    // The button loses the focus while it is disabled, and the next PIN takes the place of this one.
    field.current?.focus();
    field.current?.select();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-label={title}
      sx={{ maxWidth: 480, py: 3 }}
    >
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>{text}</Typography>
      <PlainTextField
        label="PIN"
        type="password"
        value={pin}
        onChange={({ target }) => setPin(plainDigits(target.value))}
        error={problem !== ''}
        helperText={problem || (isNew ? RULE : ' ')}
        fullWidth
        autoFocus
        inputRef={field}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
          formHelperText: { role: 'alert' },
        }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ mt: 2, gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {button}
        </Button>
        {!isNew && (
          <Button variant="text" onClick={onForgotten}>
            PIN forgotten
          </Button>
        )}
      </Stack>
    </Box>
  );
}
