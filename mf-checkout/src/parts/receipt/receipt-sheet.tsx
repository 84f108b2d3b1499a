import type { Receipt } from '@site/contract';
import { formatItemName } from '@site/links';
import { Box, BrandLogo, GlobalStyles } from '@site/ui';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { formatPaidOn } from './format-paid-on';
import { SheetAccount, SheetFacts, SheetLines } from './sheet-parts';

interface ReceiptSheetProps {
  receipt: Receipt;
  /** The browser has printed, and the page is used again. */
  onPrinted: () => void;
}

/** What shows that the window to print in is closed: it takes all input for itself. */
const USES = ['pointerdown', 'keydown'] as const;

/** A receipt on paper: no screen shows it, and the printer gets nothing else of the page. Prints at once. */
export function ReceiptSheet({ receipt, onPrinted }: ReceiptSheetProps) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    // Safari on a phone says that it has printed when it shows the preview, and draws it again when a printer is chosen.
    const waitForUse = () => {
      for (const use of USES) window.addEventListener(use, () => printed(), { signal });
    };
    window.addEventListener('afterprint', waitForUse, { signal, once: true });
    window.print();
    return () => control.abort();
  }, []);
  const { seller, buyer, item } = receipt;
  return createPortal(
    <Box component="section" aria-label={receipt.title} className={SHEET} data-print>
      <GlobalStyles styles={paperStyles} />
      <header>
        <BrandLogo height={28} />
        <b>{seller.name}</b>
      </header>
      <h1>{receipt.title}</h1>
      <SheetFacts
        facts={[
          ['Paid for', `${formatItemName(item)}, ${item.colour}`],
          ['Paid on', formatPaidOn(receipt.paid_on)],
          ['Tracking ID', receipt.tracking_id],
          ['Transaction ID', receipt.transaction_id],
          ['Payment', receipt.paid_with],
        ]}
      />
      <div className="columns">
        {buyer && (
          <>
            <SheetLines
              title="Billed to"
              lines={[buyer.name, ...buyer.billing, buyer.phone, buyer.email]}
            />
            <SheetLines title="Shipped to" lines={[buyer.name, ...buyer.shipping]} />
          </>
        )}
        <SheetLines title="Received by" lines={[seller.name, ...seller.lines]} />
      </div>
      <SheetAccount title="Paid now" lines={receipt.lines} total={['Total paid', receipt.total]} />
      {receipt.later.length > 0 && (
        <SheetAccount
          title="Later"
          lines={receipt.later}
          total={['To be paid later, without its fee and delivery charges', receipt.later_total]}
        />
      )}
      <SheetLines title="What is refunded" lines={receipt.refundable} />
      <SheetLines title="What is not refunded" lines={receipt.not_refundable} />
      <SheetLines title="Please note" lines={receipt.notes} />
    </Box>,
    document.body,
  );
}

const SHEET = 'receipt-sheet';
const RULE = '1px solid #b8b8b8';

/** One sheet of A4, black on white in both themes; ids and amounts never break. */
const paperStyles = {
  [`.${SHEET}`]: { display: 'none' },
  '@media print': {
    '@page': { size: 'A4', margin: '16mm' },
    'html, body': {
      colorScheme: 'light',
      backgroundColor: '#fff !important',
      overflow: 'visible !important',
      height: 'auto !important',
    },
    [`body > :not(.${SHEET})`]: { display: 'none !important' },
    [`.${SHEET}`]: { display: 'block', color: '#000', fontSize: '9.5pt', lineHeight: 1.45 },
    [`.${SHEET} header`]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
    },
    [`.${SHEET} h1`]: { fontSize: '20pt', margin: '8mm 0 4mm' },
    [`.${SHEET} h2`]: { fontSize: '10pt', margin: '0 0 1mm' },
    [`.${SHEET} section`]: { breakInside: 'avoid', borderTop: RULE, padding: '3mm 0' },
    [`.${SHEET} dl, .${SHEET} p`]: { margin: 0 },
    [`.${SHEET} dl > div`]: { display: 'flex', gap: '6mm' },
    [`.${SHEET} dt`]: { flex: '0 0 32mm' },
    [`.${SHEET} dd`]: { margin: 0, overflowWrap: 'anywhere' },
    [`.${SHEET} .account dt`]: { flex: 1 },
    [`.${SHEET} .account dd`]: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    [`.${SHEET} .total`]: { fontWeight: 800, fontSize: '12pt', marginTop: '1mm' },
    [`.${SHEET} .columns`]: { display: 'flex', gap: '6mm', borderTop: RULE },
    [`.${SHEET} .columns section`]: { flex: 1, borderTop: 0, overflowWrap: 'anywhere' },
  },
} as const;
