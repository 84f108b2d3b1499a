import * as z from '@site/schema';

/**
 * A dealer (spec §3; `dn_pinocde` sic). Coordinates in degrees, as number or as text; null, or a text
 * that is no number, when unknown: the screen then shows a placeholder instead of a map. `assign_to_asm` is the area sales manager.
 */
export const dealerSchema = z.object({
  dn_id: z.string(),
  dn_name: z.string(),
  dn_street: z.string(),
  dn_city: z.string(),
  dn_district: z.string(),
  dn_state: z.string(),
  dn_country: z.string(),
  dn_pinocde: z.string(),
  dn_phone: z.string(),
  dn_email: z.string(),
  dn_latitude: z.nullable(z.union([z.number(), z.string()])),
  dn_longitude: z.nullable(z.union([z.number(), z.string()])),
  assign_to_asm: z.string(),
});
export type Dealer = z.infer<typeof dealerSchema>;

export const dealersSchema = z.array(dealerSchema);

/** A state that has at least one dealer; `dn_state` is its name, and the id of the dealers call. */
export const dealerStateSchema = z.object({ dn_state: z.string() });
export type DealerState = z.infer<typeof dealerStateSchema>;

export const dealerStatesSchema = z.array(dealerStateSchema);
