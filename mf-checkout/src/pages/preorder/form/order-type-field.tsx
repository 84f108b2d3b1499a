import type { PricedItem } from '@site/contract';
import { FormHelperText, useSiteField } from '@site/forms';
import { Box, formatPrice, styled, Typography, visuallyHidden } from '@site/ui';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import type { OrderNow, OrderType } from '../../../rules/resolve-order-type';
import { resolveOrderType } from '../../../rules/resolve-order-type';
import { UnreadPrice } from '../unread-price';
import { FormPart } from './form-part';

const Radio = styled('input')(visuallyHidden);

interface OrderTypeFieldProps {
  item: PricedItem;
  billingState: string;
  orderNow: OrderNow;
  /** Asks again for a price that could not be read. */
  onRetry: (() => void) | undefined;
}

/** Pre-order or Order Now (spec §4): what is paid now. Order Now opens by the billing state alone. */
export function OrderTypeField(props: OrderTypeFieldProps) {
  const { item, orderNow } = props;
  const field = useSiteField<OrderType>('order_type');
  const type = resolveOrderType(field.value, orderNow);
  const revert = useEffectEvent(() => {
    if (field.value !== type) field.setValue(type);
  });
  useEffect(() => revert(), [type]);
  const isOpen = orderNow === 'open';
  return (
    <FormPart title="How you pay">
      <Choice
        value="preorder"
        title="Pre-order"
        text={`Pay ${formatPrice(item.final_preorder_amount)} now, the rest before delivery.`}
        field={field}
        checked={type === 'preorder'}
      />
      <Choice
        value="order"
        title="Order Now"
        text={
          isOpen ? `Pay all of it now: ${formatPrice(item.final_amount)}.` : 'Pay all of it now.'
        }
        field={field}
        checked={type === 'order'}
        disabled={!isOpen}
      />
      <Box
        className="wide"
        role="status"
        tabIndex={-1}
        sx={{ typography: 'body2', color: 'text.secondary', minHeight: 24, outline: 'none' }}
      >
        {orderNowWords(props)}
      </Box>
      {field.error && (
        <FormHelperText className="wide" error>
          {field.error}
        </FormHelperText>
      )}
    </FormPart>
  );
}

/** Why Order Now is open or not, so that nobody wonders. */
function orderNowWords(props: OrderTypeFieldProps): ReactNode {
  const { orderNow, billingState: state, onRetry } = props;
  switch (orderNow) {
    case 'no-state':
      return 'Choose your billing state to see whether you can order now.';
    case 'checking':
      return `Asking for the price in ${state}…`;
    case 'open':
      return `You can order now in ${state}.`;
    case 'closed':
      return `Order Now is not possible in ${state} yet. Pre-order, and we settle the rest with you.`;
    case 'unknown':
      return onRetry && <UnreadPrice which={`in ${state}`} onRetry={onRetry} />;
  }
}

interface ChoiceProps {
  value: OrderType;
  title: string;
  text: string;
  field: ReturnType<typeof useSiteField<OrderType>>;
  checked: boolean;
  disabled?: boolean;
}

function Choice({ value, title, text, field, checked, disabled = false }: ChoiceProps) {
  const id = useId();
  return (
    <Box component="label" data-field={field.name} sx={choiceSx}>
      <Radio
        type="radio"
        name={field.name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onChange={() => field.setValue(value)}
        onBlur={field.leave}
      />
      <Box component="span" className="mark" aria-hidden="true" />
      <span>
        <Typography component="span" variant="h5" id={`${id}-title`} sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" id={`${id}-text`}>
          {text}
        </Typography>
      </span>
    </Box>
  );
}

const choiceSx = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 1.5,
  p: 2,
  height: '100%',
  cursor: 'pointer',
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'text.disabled',
  backgroundColor: 'surface.raised',
  '& .mark': {
    width: 22,
    height: 22,
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'text.disabled',
  },
  '&:has(:checked)': {
    borderColor: 'text.primary',
    boxShadow: 'inset 0 0 0 1px currentColor',
    '& .mark': { borderColor: 'text.primary', borderWidth: 7 },
  },
  '&:has(:disabled)': {
    cursor: 'not-allowed',
    color: 'text.secondary',
    borderStyle: 'dashed',
    backgroundColor: 'transparent',
  },
  '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: '3px' },
} as const;
