/**
 * Does work for each item, some at once. After an error no further item is begun.
 * @throws the first error, when all that was under way has ended: the caller may then remove what it worked on
 */
export async function atOnce<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  const errors: unknown[] = [];
  const lane = async (): Promise<void> => {
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
    } catch (error) {
      waiting.length = 0;
      errors.push(error);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, lane));
  if (errors.length > 0) throw errors[0];
}
