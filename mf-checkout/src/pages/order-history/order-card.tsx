import { isPaidOrder, type Order } from '@site/contract';
import { formatOrderedItem } from '@site/links';
import { Box, Card, LinkButton, Typography } from '@site/ui';
import { ReceiptButtons } from '../../parts/receipt/receipt-buttons';
import { Tag } from '../../parts/tag';
import { formatOrderDate } from './format-order-date';

/** "Order Summary" (spec §2). */
export function OrderCard({ order }: { order: Order }) {
  const lines = [
    ['Name', order.ao_customer_name],
    ['Phone', order.ao_customer_phone],
    ['Email', order.ao_customer_email],
    ['Tracking ID', order.ao_tracking_id],
    ['Order Date', formatOrderDate(order.ao_created_on)],
  ] as const;
  return (
    <Card component="section" aria-labelledby="order-heading" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography component="h2" variant="overline" id="order-heading" color="text.secondary">
        Order Summary
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mt: 1,
        }}
      >
        <Typography component="p" variant="h3">
          {formatOrderedItem(order.ao_items_list)}
        </Typography>
        <Tag label={order.ao_status} aria-label={`Status: ${order.ao_status}`} />
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 3,
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {lines.map(([label, value]) => (
          <Box key={label} sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {isPaidOrder(order) && <ReceiptButtons owner={{ trackingId: order.ao_tracking_id }} />}
      <LinkButton to="/" variant="contained" sx={{ mt: 3 }}>
        Full Payment Link
      </LinkButton>
    </Card>
  );
}
