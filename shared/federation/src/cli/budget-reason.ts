/**
 * Why pages may cost more than their budget, as `--allow-budget` says it; undefined without that option.
 * @throws Error when it says nothing
 */
export function budgetReason(option: string | boolean | undefined): string | undefined {
  if (option === undefined) return undefined;
  const words = String(option).trim();
  if (words === '') throw new Error('--allow-budget wants the reason, which the audit log keeps.');
  return words;
}
