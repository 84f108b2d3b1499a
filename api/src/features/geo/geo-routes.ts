import { listDistricts, listStatesAndZones } from '@site/contract';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { district, state, zone } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { serveRead } from '../../platform/http/serve-read';

/** The map of India does not change between deployments. */
const CACHE_SECONDS = 3600;

/** States with zones, and the districts of a state. An unknown state code is 404. */
export function geoRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { reads: db } = deps;
  serveRead(
    app,
    deps,
    listStatesAndZones,
    async () => {
      const [states, zones] = await Promise.all([
        db.select().from(state).orderBy(asc(state.position)),
        db.select().from(zone).orderBy(asc(zone.position)),
      ]);
      return {
        state: states.map((row) => ({
          state_name: row.name,
          state_code: row.code,
          zonal_code: row.zonalCode,
        })),
        zones: zones.map((row) => ({ zonal_code: row.code, zonal_name: row.name })),
      };
    },
    { cacheSeconds: CACHE_SECONDS },
  );
  serveRead(
    app,
    deps,
    listDistricts,
    async ({ params: { value } }) => {
      const rows = await db
        .select({ district_name: district.name })
        .from(district)
        .where(eq(district.stateCode, value.toUpperCase()))
        .orderBy(asc(district.position));
      if (rows.length === 0) throw new HttpError(404, 'No such state.');
      return rows;
    },
    { cacheSeconds: CACHE_SECONDS },
  );
}
