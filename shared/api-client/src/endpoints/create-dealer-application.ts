import {
  type DealerApplication,
  type DealerApplicationAnswer,
  dealerApplicationAnswerSchema,
} from '@site/contract';
import { answerOf } from '../http/answer-of';
import { appPath } from '../http/paths';
import { type WriteResult, write } from '../http/write';

/** Applies to become a dealer: `POST /{app}/dealers/subscription/create` (spec §7). */
export function createDealerApplication(
  application: DealerApplication,
  idempotencyKey: string,
): Promise<WriteResult<DealerApplicationAnswer>> {
  return write(
    appPath('dealers', 'subscription', 'create'),
    application,
    idempotencyKey,
    answerOf(dealerApplicationAnswerSchema),
  );
}
