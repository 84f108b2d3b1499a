/** Field → values that can be chosen. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/**
 * What was chosen earlier, without the choices that are there no more, as a campaign that has ended: a list shows
 * nothing of them, and what nobody sees must not be sent.
 */
export function stillOffered<V>(
  values: Readonly<Record<string, V>>,
  choices: Choices,
): Readonly<Record<string, V>> {
  const isOffered = ([name, value]: [string, V]) => choices[name]?.includes(String(value)) ?? true;
  return Object.fromEntries(Object.entries(values).filter(isOffered));
}
