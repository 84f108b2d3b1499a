import { type RecordedTestRide, TEST_RIDE_CANCELLED, TEST_RIDE_COMPLETED } from '@site/contract';
import type { KeyFor } from '@site/forms';
import type { Plan, Step } from '@site/outbox';
import type { RecordValues } from '../rules/record-values';
import { textsOf } from './describe-ride';

/** Names of the steps: what failed is said by them (spec §8). */
export type StepName = 'enquiry' | 'walk-in' | 'status';

/** The first step of both forms: creates the enquiry. */
export function enquiryStep(enquiry: RecordedTestRide, keyFor: KeyFor): Step {
  return {
    name: 'enquiry' satisfies StepName,
    call: 'createEnquiry',
    fields: textsOf(enquiry),
    gives: { trackingId: 'e_tracking_id' },
    key: keyFor('enquiry', enquiry),
  };
}

/** The second step of a walk-in: records its stage, which the look for an earlier enquiry chooses. */
export function walkInStep(enquiry: Step, keyFor: KeyFor): Step {
  return {
    name: 'walk-in' satisfies StepName,
    call: 'recordWalkIn',
    fields: {},
    takes: { e_tracking_id: 'trackingId', w_stage: 'stage' },
    // Of another enquiry it is another step.
    key: keyFor('walk-in', { after: enquiry.key }),
  };
}

/** The last step of both forms: the status, with its reason or its proof where the status has one. */
export function statusStep(enquiry: Step, values: RecordValues, keyFor: KeyFor): Step {
  const { testride_status, testride_reason, testride_file: file } = values;
  const fields = {
    testride_status,
    ...(testride_status === TEST_RIDE_CANCELLED ? { testride_reason } : {}),
  };
  const proof = testride_status === TEST_RIDE_COMPLETED && file ? file : undefined;
  return {
    name: 'status' satisfies StepName,
    call: 'updateEnquiryTestRide',
    fields,
    takes: { trackingId: 'trackingId' },
    ...(proof && { fileField: 'testride_file' }),
    key: keyFor('status', { ...fields, after: enquiry.key, testride_file: proof }),
  };
}

/** What is to be sent for a ride, or why nothing can be. */
export type Planned = { ok: true; plan: Plan } | { ok: false; message: string };
