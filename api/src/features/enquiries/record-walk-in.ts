import { recordWalkIn, type Stage } from '@site/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { enquiry } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { fieldError, HttpError } from '../../platform/http/http-error';
import { serveWrite } from '../../platform/http/serve-write';
import { readStages } from '../campaigns/read-stages';

const hasStage = (stages: readonly Stage[], id: string): boolean =>
  stages.some((stage) => stage.ch_stage_id === id || hasStage(stage.ch_sub, id));

/** enquiries/walkin: gives an enquiry its stage of the "walkin" concept. */
export function recordWalkInRoute(app: FastifyInstance, deps: ApiDeps): void {
  serveWrite(app, deps, recordWalkIn, async ({ fields, tx }) => {
    if (!hasStage(await readStages(tx, 'walkin'), fields.w_stage)) {
      throw fieldError('w_stage', 'Please select valid Stage');
    }
    const changed = await tx
      .update(enquiry)
      .set({ walkinStage: fields.w_stage })
      .where(eq(enquiry.trackingId, fields.e_tracking_id))
      .returning({ id: enquiry.id });
    if (changed.length === 0) {
      throw new HttpError(404, 'Unknown tracking id.', { e_tracking_id: 'Unknown tracking id.' });
    }
    return fields;
  });
}
