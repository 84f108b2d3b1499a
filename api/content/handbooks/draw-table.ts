import type { OwnershipTable } from '@site/contract';
import { INK, type Paper, type Part } from '../pdf/paper.ts';
import { drawRule, INNER, keepRoom, SHEET } from './sheet.ts';

const SIZE = 8.5;
const PAD = 5;
const GUTTER = 10;
/** A row to be filled in by hand. */
const BLANK_ROW = 22;

/** Widths of the columns by their longest entries; no column is squeezed by a long one. */
function planColumns({ columns, rows }: OwnershipTable): number[] {
  const weights = columns.map((column, at) => {
    const longest = Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0));
    return Math.min(Math.max(longest, 12), 34);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight / total) * INNER);
}

interface Row {
  cells: readonly string[];
  tags: readonly string[];
  fonts: readonly ('regular' | 'medium')[];
  colour: string;
}

function measureRow(doc: Paper, { cells, fonts }: Row, widths: readonly number[]): number {
  const heights = cells.map((cell, at) => {
    doc.font(fonts[at] ?? 'regular').fontSize(SIZE);
    return doc.heightOfString(cell, { width: (widths[at] ?? 0) - GUTTER });
  });
  const isBlank = cells.slice(1).every((cell) => cell === '');
  return Math.max(...heights, isBlank ? BLANK_ROW - 2 * PAD : 0) + 2 * PAD;
}

function drawRow(doc: Paper, table: Part, row: Row, widths: readonly number[]): void {
  const height = measureRow(doc, row, widths);
  const top = doc.y;
  const part = doc.struct('TR');
  table.add(part);
  let x: number = SHEET.margin;
  row.cells.forEach((cell, at) => {
    const width = widths[at] ?? 0;
    const left = x;
    part.add(
      doc.struct(row.tags[at] ?? 'TD', {}, () => {
        doc
          .font(row.fonts[at] ?? 'regular')
          .fontSize(SIZE)
          .fillColor(row.colour);
        doc.text(cell, left, top + PAD, { width: width - GUTTER });
      }),
    );
    x += width;
  });
  part.end();
  doc.y = top + height;
  drawRule(doc);
}

/** A table with its column names on every page that it reaches; rows are never cut. */
export function drawTable(doc: Paper, into: Part, table: OwnershipTable): void {
  const widths = planColumns(table);
  const part = doc.struct('Table', { title: table.caption });
  into.add(part);
  const head: Row = {
    cells: table.columns,
    tags: table.columns.map(() => 'TH'),
    fonts: table.columns.map(() => 'medium' as const),
    colour: INK.muted,
  };
  const rows = table.rows.map(
    (cells): Row => ({
      cells,
      tags: cells.map((_cell, at) => (at === 0 ? 'TH' : 'TD')),
      fonts: cells.map((_cell, at) => (at === 0 ? 'medium' : 'regular')),
      colour: INK.text,
    }),
  );
  const headHeight = measureRow(doc, head, widths);
  rows.forEach((row, at) => {
    const height = measureRow(doc, row, widths);
    const page = doc.page;
    keepRoom(doc, height + (at === 0 ? headHeight : 0));
    if (at === 0 || doc.page !== page) drawRow(doc, part, head, widths);
    drawRow(doc, part, row, widths);
  });
  part.end();
  doc.y += 8;
}
