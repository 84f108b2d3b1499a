/**
 * A number that stands in an option.
 * @throws Error when it is not a whole number from `least` to `most`
 */
export function wholeNumber(
  option: string,
  value: string | boolean | undefined,
  fallback: number,
  { least = 0, most = Number.MAX_SAFE_INTEGER } = {},
): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `${least} to ${most}`;
  throw new Error(`--${option} wants a whole number, ${range}, and not "${value}".`);
}
