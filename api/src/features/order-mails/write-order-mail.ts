import { formatRupees, type Receipt } from '@site/contract';
import type { Mail } from '../../platform/mail/mail-sender';
import { itemName, paidOnText } from '../receipts/receipt-words';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const account = (lines: Receipt['lines']): string[] =>
  lines.map(({ label, amount }) => `${label}: ${formatRupees(amount)}`);

/** The sentences of the mail, in paragraphs of lines. */
function paragraphsOf(receipt: Receipt, buyerName: string): string[][] {
  const { seller, later } = receipt;
  return [
    [`Dear ${buyerName},`],
    [`Your payment has arrived, and your ${itemName(receipt.item)} is booked. Thank you.`],
    [
      `Tracking ID: ${receipt.tracking_id}`,
      `Transaction ID: ${receipt.transaction_id}`,
      `Paid on: ${paidOnText(receipt)}`,
      receipt.paid_with,
    ],
    [...account(receipt.lines), `Total paid: ${formatRupees(receipt.total)}`],
    ...(later.length > 0
      ? [
          [
            `To be paid later, without its fee and delivery charges: ${formatRupees(receipt.later_total)}`,
          ],
        ]
      : []),
    ['What is refunded:', ...receipt.refundable],
    ['What is not refunded:', ...receipt.not_refundable],
    ['Your receipt is attached. We will get in touch with you about the next step.'],
    [seller.name, ...seller.lines],
  ]
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 1 || !/^What .+:$/.test(lines[0] ?? ''));
}

/** The confirmation of a paid order, with its receipt. */
export function writeOrderMail(
  receipt: Receipt & { buyer: NonNullable<Receipt['buyer']> },
  pdf: Buffer,
  messageId: string,
): Mail {
  const { name, email } = receipt.buyer;
  const paragraphs = paragraphsOf(receipt, name);
  const html = paragraphs.map((lines) => `<p>${lines.map(escapeHtml).join('<br>')}</p>`).join('\n');
  return {
    to: { name, address: email },
    subject: `Your booking ${receipt.tracking_id} is confirmed`,
    text: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en-IN"><body style="font-family:sans-serif">${html}</body></html>`,
    messageId,
    attachments: [
      {
        filename: `receipt-${receipt.tracking_id}.pdf`,
        content: pdf,
        contentType: 'application/pdf',
      },
    ],
  };
}
