import { readFinePrint } from '@site/api-client';
import type { FinePrint as Texts } from '@site/contract';
import { Note } from './note';

/** What belongs below a range or a price: test cycle, or what is in it and of which date. Left out unread. */
export function FinePrint({ of }: { of: keyof Texts }) {
  return <Note text={readFinePrint.useRead().data?.[of]} />;
}
