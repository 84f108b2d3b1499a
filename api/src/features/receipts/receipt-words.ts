import { formatItemName, type Receipt } from '@site/contract';

const DATE = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** What was bought, in words: "Vayu Marut GT, Graphite". */
export const itemName = (item: Receipt['item']): string =>
  [formatItemName(item), item.colour].filter(Boolean).join(', ');

/** The moment of the payment as people in India read it. */
export const paidOnText = (receipt: Receipt): string =>
  `${DATE.format(new Date(receipt.paid_on))} IST`;
