import type { Receipt } from '@site/contract';
import PDFDocument from 'pdfkit';
import { collectPdf } from '../../platform/pdf/collect-pdf';
import { loadFonts } from '../../platform/pdf/font-files';
import { PAGE, ReceiptPage } from './receipt-page';
import { itemName, paidOnText } from './receipt-words';

function drawParts(page: ReceiptPage, receipt: Receipt): void {
  const { seller, buyer } = receipt;
  page.head(seller.name, receipt.title);
  page.facts([
    ['Paid for', itemName(receipt.item)],
    ['Paid on', paidOnText(receipt)],
    ['Tracking ID', receipt.tracking_id],
    ['Transaction ID', receipt.transaction_id],
    ['Payment', receipt.paid_with],
  ]);
  page.columns([
    ...(buyer
      ? ([
          ['Billed to', [buyer.name, ...buyer.billing, buyer.phone, buyer.email]],
          ['Shipped to', [buyer.name, ...buyer.shipping]],
        ] as const)
      : []),
    ['Received by', [seller.name, ...seller.lines]],
  ]);
  page.account('Paid now', receipt.lines, ['Total paid', receipt.total]);
  if (receipt.later.length > 0) {
    const label = 'To be paid later, without its fee and delivery charges';
    page.account('Later', receipt.later, [label, receipt.later_total]);
  }
  page.sentences('What is refunded', receipt.refundable);
  page.sentences('What is not refunded', receipt.not_refundable);
  page.sentences('Please note', receipt.notes);
  page.end();
}

/** Draws a receipt as a PDF with its fonts inside, and with the structure that screen readers follow. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const paidOn = new Date(receipt.paid_on);
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: {
      Title: `${receipt.title} ${receipt.tracking_id}`,
      Author: receipt.seller.name,
      CreationDate: paidOn,
      ModDate: paidOn,
    },
  });
  const bytes = collectPdf(doc);
  drawParts(new ReceiptPage(doc, await loadFonts()), receipt);
  doc.end();
  return bytes;
}
