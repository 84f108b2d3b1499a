const KB = 1_000;
const MB = 1_000 * KB;

/** Bytes in kilobytes, and from a million on in megabytes, e.g. `66.5 KB`, `32.4 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;

/** A difference of bytes with its sign, e.g. `+1.2 KB`; `no change` below 50 bytes. */
export function formatChange(bytes: number): string {
  const text = formatBytes(Math.abs(bytes));
  if (text === formatBytes(0)) return 'no change';
  return `${bytes > 0 ? '+' : '−'}${text}`;
}
