/** The pause before a further try: doubles from `firstMs`, and never exceeds `maxMs`. */
export const growingPauseMs = (
  failures: number,
  { firstMs = 250, maxMs = 30_000 }: { firstMs?: number; maxMs?: number } = {},
): number => Math.min(maxMs, firstMs * 2 ** Math.min(failures, 20));
