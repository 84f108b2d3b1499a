import {
  type TestRideUpdate,
  type TestRideUpdateAnswer,
  testRideUpdateAnswerSchema,
} from '@site/contract';
import { answerOf } from '../http/answer-of';
import { appPath } from '../http/paths';
import { type WriteResult, write } from '../http/write';

/** The update with its proof: a file when the ride was completed. */
export type EnquiryTestRideUpdate = TestRideUpdate & { testride_file?: File };

/** Moves the test ride of an enquiry to a status: `POST /{app}/enquiries/open/testride/update`. */
export function updateEnquiryTestRide(
  update: EnquiryTestRideUpdate,
  idempotencyKey: string,
): Promise<WriteResult<TestRideUpdateAnswer>> {
  return write(
    appPath('enquiries', 'open', 'testride', 'update'),
    update,
    idempotencyKey,
    answerOf(testRideUpdateAnswerSchema),
  );
}
