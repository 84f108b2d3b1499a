import { createEnquiry } from '@site/contract';
import { enquiryKind, enquirySchemaFor } from '@site/contract/requests';
import type { FastifyInstance } from 'fastify';
import { enquiry, testRideEvent } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { serveWrite } from '../../platform/http/serve-write';
import { newTrackingId } from '../../platform/tracking-id';
import { readStages } from '../campaigns/read-stages';
import { checkInitialStatus } from '../testrides/check-initial-status';
import { toEnquiryRow } from './enquiry-row';

/** enquiries/create: a general enquiry, a test-ride booking or a recorded test ride. */
export function createEnquiryRoute(app: FastifyInstance, deps: ApiDeps): void {
  serveWrite(
    app,
    deps,
    createEnquiry,
    async ({ fields, raw, tx }) => {
      const row = { ...toEnquiryRow(enquiryKind(raw), fields), trackingId: newTrackingId('E') };
      await tx.insert(enquiry).values(row);
      if (row.testrideStatus) {
        checkInitialStatus(row.testrideStatus, await readStages(tx, 'testride'));
        await tx
          .insert(testRideEvent)
          .values({ trackingId: row.trackingId, toStatus: row.testrideStatus });
      }
      return { e_tracking_id: row.trackingId };
    },
    {
      message: 'Thank you for your enquiry! We will get back to you shortly.',
      schemaFor: enquirySchemaFor,
    },
  );
}
