/** The path of a cache key: all that stands before the query. */
const pathOf = (key: string): string => {
  const query = key.indexOf('?');
  return query < 0 ? key : key.slice(0, query);
};

/** The paths of which something is kept or being made, so that this is known without reading the rest of an address. */
export class KeptPaths {
  readonly #counts = new Map<string, number>();

  /** Whether any key of a path, with whatever query, is counted. */
  has(path: string): boolean {
    return this.#counts.has(path);
  }

  add(key: string): void {
    const path = pathOf(key);
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1);
  }

  remove(key: string): void {
    const path = pathOf(key);
    const left = (this.#counts.get(path) ?? 0) - 1;
    if (left > 0) this.#counts.set(path, left);
    else this.#counts.delete(path);
  }
}
