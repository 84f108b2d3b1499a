import {
  cancelReasonField,
  dealerField,
  initialStageField,
  lettersNameField,
  messages,
  phoneField,
  TEST_RIDE_CANCELLED,
  TEST_RIDE_COMPLETED,
  testRideStatusField,
} from '@site/contract';
import { mixed, string, textRule, uploadFile } from '@site/forms';

/** The values that both recording forms share (spec §5, walk-in and activity). */
export interface RecordValues {
  name: string;
  phone_number: string;
  dealer_info: string;
  campaign_id: string;
  /** Hidden: the title of the first "testride" stage. */
  initial_stage: string;
  testride_status: string;
  testride_reason: string;
  testride_file: File | null;
}

export const emptyRecord: RecordValues = {
  name: '',
  phone_number: '',
  dealer_info: '',
  campaign_id: '',
  initial_stage: '',
  testride_status: '',
  testride_reason: '',
  testride_file: null,
};

/** The rules of those values, to be part of a form's own schema. */
export const recordRules = {
  name: textRule(lettersNameField),
  phone_number: textRule(phoneField),
  dealer_info: textRule(dealerField),
  initial_stage: textRule(initialStageField),
  testride_status: textRule(testRideStatusField),
  testride_reason: string().when('testride_status', ([status], unruled) =>
    status === TEST_RIDE_CANCELLED ? textRule(cancelReasonField) : unruled,
  ),
  testride_file: mixed<File>()
    .nullable()
    .when('testride_status', {
      is: TEST_RIDE_COMPLETED,
      // biome-ignore lint/suspicious/noThenProperty: the name is Yup's.
      then: () => uploadFile().test('given', messages.fileRequired, (file) => file instanceof File),
    }),
};
