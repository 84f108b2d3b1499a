import { createEnquiry, createOrder } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import type pg from 'pg';
import { orderFields } from './orders';
import { testRideFields } from './test-rides';

/** A write whose rows can be found again: its mark stands in a column. */
export interface MarkedWrite {
  mark: string;
  path: string;
  fields: Record<string, string>;
}

/** Orders and enquiries by turns. */
export function markedWrite(mark: string, turn: number): MarkedWrite {
  if (turn % 2 === 0) {
    const fields = { ...orderFields, source: mark };
    return { mark, path: callAddress(createOrder), fields };
  }
  const fields = { ...testRideFields, source: mark };
  return { mark, path: callAddress(createEnquiry), fields };
}

/** The Idempotency-Key of a marked write: the same for every try of it. */
export const keyOf = ({ mark }: MarkedWrite): string => `marked-write-${mark}`;

/** How many rows each of these marks has. One that has none is not in the map. */
export async function countMarked(
  client: Pick<pg.Client, 'query'>,
  marks: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ source: string; count: number }>(
    `select source, count(*)::int as count
     from (select source from enquiry union all select source from sales_order) as written
     where source = any($1) group by source`,
    [marks],
  );
  return new Map(rows.map((row) => [row.source, row.count]));
}
