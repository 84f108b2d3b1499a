import {
  ALL_DEALERS,
  type Dealer,
  listDealerStates,
  listDealers,
  listRequirementInputs,
} from '@site/contract';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dealer } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { serveRead } from '../../platform/http/serve-read';
import { readRequirementInputs } from './read-requirement-inputs';

const CACHE_SECONDS = 60;

function toDealer(row: typeof dealer.$inferSelect): Dealer {
  return {
    dn_id: row.id,
    dn_name: row.name,
    dn_street: row.street,
    dn_city: row.city,
    dn_district: row.district,
    dn_state: row.state,
    dn_country: row.country,
    dn_pinocde: row.pincode,
    dn_phone: row.phone,
    dn_email: row.email,
    dn_latitude: row.latitude,
    dn_longitude: row.longitude,
    assign_to_asm: row.assignToAsm,
  };
}

/** Dealer states, dealers of a state (or all) and the extra inputs of the dealer application. */
export function dealerRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { reads: db } = deps;
  serveRead(
    app,
    deps,
    listDealerStates,
    async () => {
      const rows = await db
        .selectDistinct({ dn_state: dealer.state })
        .from(dealer)
        .orderBy(asc(dealer.state));
      return rows;
    },
    { cacheSeconds: CACHE_SECONDS },
  );
  serveRead(
    app,
    deps,
    listDealers,
    async ({ params: { id } }) => {
      const rows = await db
        .select()
        .from(dealer)
        .where(id === ALL_DEALERS ? undefined : eq(dealer.state, id))
        .orderBy(asc(dealer.position));
      return rows.map(toDealer);
    },
    { cacheSeconds: CACHE_SECONDS },
  );
  serveRead(app, deps, listRequirementInputs, () => readRequirementInputs(db), {
    cacheSeconds: CACHE_SECONDS,
  });
}
