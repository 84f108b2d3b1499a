import { LOCATOR_PATH } from '@site/links';
import { Box, Button, styled, Typography } from '@site/ui';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { NEAR_PARAM } from './build-locator-url';

const Field = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 56,
  padding: '0 20px',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  backgroundColor: theme.vars?.palette.surface.raised,
}));

interface NearSearchProps {
  /** What the address asks for. */
  typed: string;
  onSearch: (typed: string) => void;
}

/** Dealers by city, old name or pin code: a form that works without scripts too. */
export function NearSearch({ typed, onSearch }: NearSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(typed);
  useEffect(() => {
    // Another address, e.g. by Back. The element stays: whoever has pressed Enter in it keeps the focus.
    if (field.current && shown.current !== typed) field.current.value = typed;
    shown.current = typed;
  }, [typed]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(NEAR_PARAM) ?? '').trim());
  };
  return (
    <Box
      component="form"
      role="search"
      action={LOCATOR_PATH}
      onSubmit={search}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5, flex: '1 1 17.5rem' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="label"
          htmlFor={id}
          variant="subtitle2"
          sx={{ display: 'block', mb: 1 }}
        >
          City or pin code
        </Typography>
        <Field
          ref={field}
          id={id}
          name={NEAR_PARAM}
          defaultValue={typed}
          maxLength={60}
          autoComplete="postal-code"
        />
      </Box>
      <Button type="submit" variant="outlined" size="large">
        Find
      </Button>
    </Box>
  );
}
