/**
 * Keeps answers of the API for the next page. Only a render worker has one: a page that it renders shows
 * the same to everybody, and many pages read the same.
 */
export interface AnswerKeeper {
  /**
   * What was kept of a call.
   * @param call the call's description; an answer is shared by those alone who read it by the same one
   * @param key the call with its parameters
   * @returns undefined where nothing is kept, or no longer
   */
  get: (call: object, key: string) => unknown;
  set: (call: object, key: string, answer: unknown) => void;
}

let keeper: AnswerKeeper | undefined;

/** Sets the keeper of this process; called once, by the render worker. */
export function setAnswerKeeper(own: AnswerKeeper | undefined): void {
  keeper = own;
}

/**
 * The keeper of this process; undefined in a browser, where SWR keeps answers.
 * @deprecated {@link keepAnswer} asks it. Leaves with 2.0.0: docs/version-policy.md
 */
export const getAnswerKeeper = (): AnswerKeeper | undefined => keeper;

/**
 * Asks the API only for what the keeper of this process does not have.
 * @throws what `ask` throws; nothing is kept then
 */
export async function keepAnswer<T>(call: object, key: string, ask: () => Promise<T>): Promise<T> {
  // The keeper of this moment: an answer that comes after a change of the content belongs to the old one.
  const current = keeper;
  const kept = current?.get(call, key) as T | undefined;
  if (kept !== undefined) return kept;
  const answer = await ask();
  current?.set(call, key, answer);
  return answer;
}
