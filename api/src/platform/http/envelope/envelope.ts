/** The body of a success: `{"status":200,"message":…,"data":{…}}` with the answer at its path. */
export function wrapAnswer(
  answer: unknown,
  answerPath: readonly string[],
  message: string,
): Record<string, unknown> {
  const nested = answerPath.reduceRight<unknown>((inner, name) => ({ [name]: inner }), answer);
  return { status: 200, message, ...(nested as Record<string, unknown>) };
}

/** What {@link wrapAnswer} put at the path. */
export const unwrapAnswer = (body: unknown, answerPath: readonly string[]): unknown =>
  answerPath.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], body);
