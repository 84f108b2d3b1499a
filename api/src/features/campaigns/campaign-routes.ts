import { listCampaigns, listStages } from '@site/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { campaign } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { serveRead } from '../../platform/http/serve-read';
import { readStages } from './read-stages';

const CACHE_SECONDS = 60;

/** Open campaigns of a kind and the stage hierarchy of a concept. */
export function campaignRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { reads: db } = deps;
  serveRead(
    app,
    deps,
    listCampaigns,
    async ({ params: { id } }) =>
      db
        .select({ campaign_id: campaign.id, campaign_title: campaign.title })
        .from(campaign)
        .where(and(eq(campaign.kind, id), eq(campaign.isOpen, true)))
        .orderBy(asc(campaign.position)),
    { cacheSeconds: CACHE_SECONDS },
  );
  serveRead(
    app,
    deps,
    listStages,
    async ({ params: { id } }) => {
      const stages = await readStages(db, id);
      if (stages.length === 0) throw new HttpError(404, 'No such concept.');
      return stages;
    },
    { cacheSeconds: CACHE_SECONDS },
  );
}
