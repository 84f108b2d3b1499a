import { createLead } from '@site/contract';
import type { FastifyInstance } from 'fastify';
import { lead } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { serveWrite } from '../../platform/http/serve-write';
import { newTrackingId } from '../../platform/tracking-id';

/** leads/create: a name and a number to call, with whatever else is known. */
export function createLeadRoute(app: FastifyInstance, deps: ApiDeps): void {
  serveWrite(app, deps, createLead, async ({ fields, tx }) => {
    const { name, phone_number, email, source, campaign_id, ...others } = fields;
    const details = Object.fromEntries(
      Object.entries(others).filter((entry): entry is [string, string] => !!entry[1]),
    );
    const trackingId = newTrackingId('L');
    await tx.insert(lead).values({
      trackingId,
      name,
      phone: phone_number,
      email: email || null,
      source: source || null,
      campaignId: campaign_id || null,
      details,
    });
    return { l_tracking_id: trackingId };
  });
}
