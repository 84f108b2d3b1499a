import { createDealerApplication } from '@site/contract';
import type { FastifyInstance } from 'fastify';
import { dealerApplication } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { toStorable } from '../../platform/http/fields';
import { serveWrite } from '../../platform/http/serve-write';
import { newTrackingId } from '../../platform/tracking-id';
import { hadPhoneToken } from '../communication/bearer';
import { checkRequirements } from './check-requirements';
import { readRequirementInputs } from './read-requirement-inputs';

/**
 * dealers/subscription/create. Whether the number was verified by a one-time code is kept with the
 * application: the form insists on it (spec §5), other callers are not shut out. A token that has run out tells of it
 * too: who fills in the form for longer, or on the next day in a tab that the browser has restored, has verified it.
 */
export function createDealerApplicationRoute(app: FastifyInstance, deps: ApiDeps): void {
  serveWrite(app, deps, createDealerApplication, async ({ fields, request, tx }) => {
    const {
      requirements = '',
      campaign_source,
      campaign_id,
      first_name,
      last_name,
      ...rest
    } = fields;
    const checked = checkRequirements(requirements, await readRequirementInputs(tx));
    // JSON escapes can write what the text of the field itself cannot hold.
    const kept = Object.fromEntries(
      Object.entries(checked).map(([key, value]) => [key, toStorable(value)]),
    );
    const trackingId = newTrackingId('D');
    await tx.insert(dealerApplication).values({
      ...rest,
      trackingId,
      campaignSource: campaign_source || null,
      campaignId: campaign_id,
      firstName: first_name,
      lastName: last_name,
      phoneVerified: hadPhoneToken(request, deps, fields.phone),
      requirements: kept,
    });
    return { ds_tracking_id: trackingId };
  });
}
