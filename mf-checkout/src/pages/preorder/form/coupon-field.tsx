import { PlainTextField, useSiteField } from '@site/forms';
import { Box, Button } from '@site/ui';
import type { ReactNode } from 'react';
import { FormPart } from './form-part';

interface CouponFieldProps {
  /** The code that the prices on the page were asked for with. */
  applied: string;
  /** What that code does, in words. */
  verdict: ReactNode;
  onApply: (code: string) => void;
}

/** An offer code; the price is asked for with it when the field is left, by its button, and by Enter. */
export function CouponField({ applied, verdict, onApply }: CouponFieldProps) {
  const field = useSiteField<string>('coupon_code');
  const apply = () => {
    if (field.value.trim() !== applied) onApply(field.value.trim());
  };
  return (
    <FormPart title="Offer code">
      <Box className="wide" sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
        <PlainTextField
          data-field={field.name}
          id={field.id}
          name={field.name}
          label="Offer code (optional)"
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
          onBlur={() => {
            apply();
            field.leave();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter means the code, not the order.
            event.preventDefault();
            apply();
          }}
          error={field.error !== undefined}
          helperText={
            <Box component="span" role="status" tabIndex={-1} sx={{ outline: 'none' }}>
              {field.error ?? (applied === '' ? undefined : verdict) ?? ' '}
            </Box>
          }
          fullWidth
          slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'characters' } }}
        />
        <Button variant="outlined" onClick={apply} sx={{ minHeight: 56, flex: 'none' }}>
          Apply
        </Button>
      </Box>
    </FormPart>
  );
}
