/** The scripts of a remote for one page, uncompressed, may have so many bytes: a phone reads and runs all of them. */
const MOST_BYTES = 400_000;

const kb = (bytes: number): string => `${Math.round(bytes / 1_000)} KB`;

/**
 * Pages whose own scripts are too much for a phone.
 * @param sizes bytes of each browser file
 * @returns a sentence for each page
 */
export function heavyPages(
  routes: readonly { path: string; preload: readonly string[] }[],
  sizes: Readonly<Record<string, number>>,
): string[] {
  return routes.flatMap(({ path, preload }) => {
    const files = [...preload].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
    const bytes = files.reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
    if (bytes <= MOST_BYTES) return [];
    const [largest = ''] = files;
    return [
      `The page ${path} has ${kb(bytes)} of scripts of its own, ${kb(MOST_BYTES)} at most: ` +
        `${largest} alone has ${kb(sizes[largest] ?? 0)}.`,
    ];
  });
}
