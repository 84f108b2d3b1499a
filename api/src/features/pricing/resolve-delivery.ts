import type { ChargeRate, DeliveryCharge } from '../../platform/db/schema/catalog';

export interface DispatchCentre {
  id: string;
  name: string;
  /** State codes. */
  states: readonly string[];
  /** Variant keys that this centre does not deliver. */
  excludedModels: readonly string[];
  charges: readonly DeliveryCharge[];
}

/** The centres that deliver a model to a state, in their order. */
export function centresFor(
  centres: readonly DispatchCentre[],
  { stateCode, variantKey }: { stateCode: string; variantKey: string },
): DispatchCentre[] {
  return centres.filter(
    ({ states, excludedModels }) =>
      states.includes(stateCode) && !excludedModels.includes(variantKey),
  );
}

/** What a centre adds to a full order of a model: a part that nobody rides has no registration and no insurance. */
export const chargesFor = (
  { charges }: Pick<DispatchCentre, 'charges'>,
  variantKey: string,
): ChargeRate[] =>
  charges.filter(({ excluded_models = [] }) => !excluded_models.includes(variantKey));

/**
 * The one centre that takes a full order. With two or more, the price depends on which of them
 * delivers, which nobody can decide online; with none there is no delivery (spec §4 "Pre-order").
 */
export function soleCentre(centres: readonly DispatchCentre[]): DispatchCentre | undefined {
  return centres.length === 1 ? centres[0] : undefined;
}
