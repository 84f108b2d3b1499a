import { ApiError, answerReader, fetchAnswer } from '@site/api-client';
import { checkExistingCustomer, existingCustomerSchema } from '@site/contract';
import type { Plan, Progress } from '../plan';

/** At hand, as the schemas of writes are: whether a customer is known must not depend on a script that is lost. */
const reader = answerReader(checkExistingCustomer, existingCustomerSchema);

/** The progress with the value that the look chooses. A look that fails counts as none (spec §8). */
export async function lookUp(
  { look }: Plan,
  progress: Progress,
): Promise<{ progress: Progress; isAnswered: boolean }> {
  if (!look || look.variable in progress.variables) return { progress, isAnswered: true };
  const { phone, variable, whenFound, otherwise } = look;
  const choose = (value: string): Progress => ({
    ...progress,
    variables: { ...progress.variables, [variable]: value },
  });
  try {
    const found = await fetchAnswer(
      checkExistingCustomer,
      { id: phone },
      {},
      Promise.resolve(reader),
    );
    return { progress: choose(found === 1 ? whenFound : otherwise), isAnswered: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { progress: choose(otherwise), isAnswered: error.kind !== 'network' };
  }
}
