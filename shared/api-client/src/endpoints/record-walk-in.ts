import { type WalkIn, type WalkInAnswer, walkInAnswerSchema } from '@site/contract';
import { answerOf } from '../http/answer-of';
import { appPath } from '../http/paths';
import { type WriteResult, write } from '../http/write';

/** Gives an enquiry its walk-in stage: `POST /{app}/enquiries/walkin` (spec §7). */
export function recordWalkIn(
  walkIn: WalkIn,
  idempotencyKey: string,
): Promise<WriteResult<WalkInAnswer>> {
  return write(
    appPath('enquiries', 'walkin'),
    walkIn,
    idempotencyKey,
    answerOf(walkInAnswerSchema),
  );
}
