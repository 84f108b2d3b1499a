import { type Walkin, type WalkinAnswer, walkinAnswerSchema } from '@site/contract';
import { answerOf } from '../http/answer-of';
import { appPath } from '../http/paths';
import { type WriteResult, write } from '../http/write';

/** Gives an enquiry its walk-in stage: `POST /{app}/enquiries/walkin` (spec §7). */
export function recordWalkIn(
  walkIn: Walkin,
  idempotencyKey: string,
): Promise<WriteResult<WalkinAnswer>> {
  return write(
    appPath('enquiries', 'walkin'),
    walkIn,
    idempotencyKey,
    answerOf(walkinAnswerSchema),
  );
}
