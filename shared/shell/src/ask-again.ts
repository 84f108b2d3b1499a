/** How often a file is asked for at most, the first time included. */
const ATTEMPTS = 3;
/** The wait before the second attempt, in ms; it doubles before each further one. */
const FIRST_WAIT_MS = 150;

/**
 * Asks for a file until it comes, three times at most, after 150 ms and 300 ms. There is one such layer
 * for each file of a remote (the entry, each chunk), and none above it: two of them would multiply.
 * @throws what the last attempt threw
 */
export async function askAgain<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries >= ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (tries - 1)));
    }
  }
}

/** The attempts that are left after one that failed somewhere else: the wait comes first. */
export async function askAgainAfterFailure<T>(load: () => Promise<T>): Promise<T> {
  let isFirst = true;
  return askAgain(() => {
    if (!isFirst) return load();
    isFirst = false;
    return Promise.reject(new Error('The first attempt failed'));
  });
}
