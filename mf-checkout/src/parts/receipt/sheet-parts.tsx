import type { ReceiptLine } from '@site/contract';
import { formatRupees } from '@site/ui';

/** Names with their values. */
export function SheetFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Lines under a title; nothing when there is none. */
export function SheetLines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </section>
  );
}

interface SheetAccountProps {
  title: string;
  lines: readonly ReceiptLine[];
  total: readonly [string, number];
}

/** Lines with amounts in rupees, and what they come to. */
export function SheetAccount({ title, lines, total: [label, amount] }: SheetAccountProps) {
  return (
    <section className="account">
      <h2>{title}</h2>
      <dl>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{formatRupees(line.amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{label}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      </dl>
    </section>
  );
}
