import type { ContactInfo, OrderedItem, Receipt, ReceiptLine } from '@site/contract';
import type { salesOrder } from '../../platform/db/schema/all';
import type { OrderAddress, OrderPrice } from '../../platform/db/schema/orders';
import { toRupees } from '../pricing/paise';
import { resolveRefundTerms } from './refund-terms';

export type ReceiptOrder = typeof salesOrder.$inferSelect;

/** What a receipt is made of. */
export interface ReceiptParts {
  order: ReceiptOrder;
  item: OrderedItem;
  provider: string;
  transactionId: string;
  paidOn: Date;
  /** Undefined when the content could not be read: the receipt has no seller's address then. */
  contact: ContactInfo | undefined;
  /** True for who may see the buyer's data. */
  hasBuyer: boolean;
}

const PAID_WITH: Readonly<Record<string, string>> = {
  razorpay: 'Paid online through Razorpay',
  sandbox: 'Test payment: no money moved',
};

const line = (label: string, paise: number): ReceiptLine => ({
  label,
  amount: paise < 0 ? -toRupees(-paise) : toRupees(paise),
});

const chargeLines = ({ charges }: OrderPrice): ReceiptLine[] =>
  charges
    .filter(({ paise }) => paise > 0)
    .map(({ type, basisPoints, paise }) => line(`${type} (${basisPoints / 100}%)`, paise));

const bikeLines = ({ actualPaise, discountPaise }: OrderPrice): ReceiptLine[] => [
  line('Ex-showroom price', actualPaise),
  ...(discountPaise > 0 ? [line('Discount', -discountPaise)] : []),
];

const addressLines = ({ street, city, district, state, pincode, country }: OrderAddress) => [
  street,
  city === district ? city : `${city}, ${district}`,
  `${state} ${pincode}`,
  country,
];

/** What is paid now and later by the order's kind. Lines add up to their totals. */
function accountOf({ orderType, price, amountPaise }: ReceiptOrder) {
  const total = toRupees(amountPaise);
  if (orderType === 'order') {
    return {
      lines: [...bikeLines(price), ...chargeLines(price)],
      total,
      later: [],
      later_total: 0,
    };
  }
  const later = price.amountPaise - price.preorderPaise;
  return {
    lines: [line('Pre-book amount', price.preorderPaise), ...chargeLines(price)],
    total,
    later:
      later > 0 ? [...bikeLines(price), line('Pre-book amount, paid', -price.preorderPaise)] : [],
    later_total: toRupees(Math.max(0, later)),
  };
}

function sellerOf(contact: ContactInfo | undefined): Receipt['seller'] {
  if (!contact) return { name: '', lines: [] };
  return {
    name: contact.company_name,
    lines: [...addressLines(contact.address), contact.phone, contact.email],
  };
}

/** The receipt of a paid order, for print, PDF and e-mail alike. */
export function buildReceipt(parts: ReceiptParts): Receipt {
  const { order, item, provider, contact, hasBuyer } = parts;
  const { orderType, price } = order;
  const terms = resolveRefundTerms({
    orderType,
    hasOffer: price.discountPaise > 0,
    preorderPaise: price.preorderPaise,
    charges: price.charges,
  });
  return {
    title: orderType === 'order' ? 'Receipt for an order' : 'Receipt for a pre-booking',
    tracking_id: order.trackingId,
    transaction_id: parts.transactionId,
    paid_on: parts.paidOn.toISOString(),
    paid_with: PAID_WITH[provider] ?? provider,
    seller: sellerOf(contact),
    buyer: hasBuyer
      ? {
          name: order.customerName,
          phone: order.phone,
          email: order.email,
          billing: addressLines(order.billing),
          shipping: addressLines(order.shipping),
        }
      : null,
    item,
    ...accountOf(order),
    refundable: terms.refundable,
    not_refundable: terms.notRefundable,
    notes: terms.notes,
  };
}
