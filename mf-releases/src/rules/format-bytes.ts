const KB = 1_000;

/** Bytes in kilobytes, e.g. `66.5 KB`. */
export const formatBytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

/** A difference of bytes with its sign, e.g. `+1.2 KB`; `no change` below 50 bytes. */
export function formatChange(bytes: number): string {
  const text = formatBytes(Math.abs(bytes));
  if (text === formatBytes(0)) return 'no change';
  return `${bytes > 0 ? '+' : '−'}${text}`;
}
