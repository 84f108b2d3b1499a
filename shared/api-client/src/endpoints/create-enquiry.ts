import { type Enquiry, type EnquiryAnswer, enquiryAnswerSchema } from '@site/contract';
import { answerOf } from '../http/answer-of';
import { appPath } from '../http/paths';
import { type WriteResult, write } from '../http/write';

/** Sends an enquiry, books or records a test ride: `POST /{app}/enquiries/create` (spec §7). */
export function createEnquiry(
  enquiry: Enquiry,
  idempotencyKey: string,
): Promise<WriteResult<EnquiryAnswer>> {
  return write(
    appPath('enquiries', 'create'),
    enquiry,
    idempotencyKey,
    answerOf(enquiryAnswerSchema),
  );
}
