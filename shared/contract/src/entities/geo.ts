import * as z from '@site/schema';

/** A state or union territory of India, e.g. Telangana, TG, its sales zone. */
export const stateSchema = z.object({
  state_name: z.string(),
  state_code: z.string(),
  zonal_code: z.string(),
});
export type State = z.infer<typeof stateSchema>;

/** A sales zone. */
export const zoneSchema = z.object({ zonal_code: z.string(), zonal_name: z.string() });
export type Zone = z.infer<typeof zoneSchema>;

export const districtSchema = z.object({ district_name: z.string() });
export type District = z.infer<typeof districtSchema>;

/** `data` of geoservice/district/IN. */
export const statesAndZonesSchema = z.object({
  state: z.array(stateSchema),
  zones: z.array(zoneSchema),
});
export type StatesAndZones = z.infer<typeof statesAndZonesSchema>;

/** `data.district` of geoservice/district/IN/{state_code}. */
export const districtsSchema = z.array(districtSchema);
