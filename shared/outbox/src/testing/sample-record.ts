import type { Plan } from '../plan';
import { notBegun } from '../plan';
import { keepRecord } from '../records/keep-record';
import type { RecordContent } from '../records/record';

/** The plan of a walk-in with a proof, as a form makes it. */
export const samplePlan = (name: string, phone = '9876543210'): Plan => ({
  look: { phone, variable: 'stage', whenFound: '202', otherwise: '201' },
  steps: [
    {
      name: 'enquiry',
      call: 'createEnquiry',
      fields: { name, phone_number: phone },
      gives: { trackingId: 'e_tracking_id' },
      key: `enquiry-of-${name}`,
    },
    {
      name: 'walk-in',
      call: 'recordWalkIn',
      fields: {},
      takes: { e_tracking_id: 'trackingId', w_stage: 'stage' },
      key: `walk-in-of-${name}`,
    },
    {
      name: 'status',
      call: 'updateEnquiryTestRide',
      fields: { testride_status: 'Completed' },
      takes: { trackingId: 'trackingId' },
      fileField: 'testride_file',
      key: `status-of-${name}`,
    },
  ],
});

export const sampleContent = (name: string): RecordContent => ({
  plan: samplePlan(name),
  progress: notBegun,
  values: { name },
  label: name,
});

export const proofOf = (name: string): File =>
  new File([`proof of ${name}`], `${name}.pdf`, { type: 'application/pdf' });

/** Keeps a walk-in with a proof, as a form does without a network. */
export const keepSample = (name: string, replaced?: number): Promise<number> =>
  keepRecord({ form: 'walk-in', content: sampleContent(name), file: proofOf(name) }, replaced);
