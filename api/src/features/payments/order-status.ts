import { CANCELLED_ORDER_LABEL, PAID_ORDER_LABELS } from '@site/contract';
import type { PaymentStatus } from '../../platform/db/schema/orders';

/** What an order's status chip says (`ao_status`). */
export function orderStatusLabel(status: PaymentStatus, orderType: 'preorder' | 'order'): string {
  switch (status) {
    case 'created':
      return 'Payment Pending';
    case 'failed':
      return 'Payment Failed';
    case 'review':
      return 'Under Review';
    case 'cancelled':
      return CANCELLED_ORDER_LABEL;
    case 'paid':
      return PAID_ORDER_LABELS[orderType];
  }
}
