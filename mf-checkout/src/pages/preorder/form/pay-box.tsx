import type { PricedItem } from '@site/contract';
import { FormError, SubmitButton } from '@site/forms';
import { formatItemName, PRIVACY_PATH, TERMS_PATH } from '@site/links';
import { Box, Card, formatPrice, Media, SiteLink, Typography } from '@site/ui';
import type { OrderType } from '../../../rules/resolve-order-type';
import { buildFullPriceLines, buildPreorderLines } from '../build-price-lines';
import { PriceLines } from '../price-lines';
import { PayPromises } from './pay-promises';

interface PayBoxProps {
  item: PricedItem;
  /** To be paid now, in rupees. */
  amount: number;
  orderType: OrderType;
  billingState: string;
  /** The price of the whole bike is on its way: nothing is paid on an old one. */
  isHeld: boolean;
}

/** What is ordered and paid now, and the button: it stays in view beside the form. */
export function PayBox({ item, amount, orderType, billingState, isHeld }: PayBoxProps) {
  const isFull = orderType === 'order';
  const [image] = item.images;
  return (
    <Card
      component="section"
      aria-label="What you pay"
      sx={{ p: { xs: 2.5, sm: 3.5 }, position: { md: 'sticky' }, top: { md: 104 } }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2.5 }}>
        {image && (
          <Box
            sx={{
              width: 112,
              flex: 'none',
              borderRadius: '12px',
              backgroundColor: 'surface.stage',
              p: 1,
            }}
          >
            <Media image={image} sizes="112px" ratio="16 / 10" fit="contain" alt="" />
          </Box>
        )}
        <div>
          <Typography component="h3" variant="h4">
            {formatItemName(item)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {item.colour}, quantity 1
          </Typography>
        </div>
      </Box>
      <PriceLines
        title={isFull ? `Order Now in ${billingState}` : 'Pre-order'}
        totalLabel="To pay now"
        breakdown={isFull ? buildFullPriceLines(item) : buildPreorderLines(item)}
      />
      <Typography variant="body2" sx={{ mt: 1.5, mb: 2.5, color: 'text.secondary' }}>
        {isFull
          ? 'Later: nothing. After full payment an order cannot be cancelled.'
          : `Later: the rest of ${formatPrice(item.amount)} and the charges that apply in your state, before delivery.`}
      </Typography>
      <FormError />
      <SubmitButton fullWidth disabled={isHeld}>
        Pay {formatPrice(amount)}
      </SubmitButton>
      <PayPromises isFull={isFull} />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        By paying you agree to our{' '}
        <SiteLink to={TERMS_PATH} newTab underline="always">
          Terms and Conditions
        </SiteLink>{' '}
        and{' '}
        <SiteLink to={PRIVACY_PATH} newTab underline="always">
          Privacy Policy
        </SiteLink>
        .
      </Typography>
    </Card>
  );
}
