/** How often a bench measures, as `--runs` says it. @throws Error for what is no whole number from 1 */
export function readRuns(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  return runs;
}
