import { keyRequirements, type Stage } from '@site/contract';
import type { SeedData } from './seed-files';

const numbered = <T extends object>(rows: readonly T[]) =>
  rows.map((row, position) => ({ ...row, position }));

/** Products, variants and items as rows, in the order of the file. */
export function catalogRows(products: SeedData['products']) {
  const variants = products.flatMap((product) =>
    product.variants.map((variant) => ({ ...variant, slug: product.slug })),
  );
  return {
    products: numbered(
      products.map(({ slug, title, former_slugs: formerSlugs = [] }) => ({
        slug,
        title,
        formerSlugs,
      })),
    ),
    variants: numbered(
      variants.map((variant) => ({
        key: variant.key,
        productSlug: variant.slug,
        variant: variant.variant,
        exShowroomPaise: variant.ex_showroom_paise,
        preorderPaise: variant.preorder_paise,
      })),
    ),
    items: numbered(
      variants.flatMap((variant) =>
        variant.items.map((item) => ({
          itemKey: item.item_key,
          variantKey: variant.key,
          colour: item.colour,
          images: item.images,
        })),
      ),
    ),
  };
}

export const couponRows = (coupons: SeedData['coupons']) =>
  numbered(
    coupons.map((coupon) => ({
      code: coupon.code,
      title: coupon.title,
      description: coupon.description,
      productTitle: coupon.product_title,
      itemKeys: coupon.item_keys,
      discount: coupon.discount,
      validFrom: new Date(coupon.valid_from),
      validUntil: new Date(coupon.valid_until),
      appliesByDefault: coupon.applies_by_default,
      listed: coupon.listed,
      oncePerPhone: coupon.once_per_phone,
      image: coupon.image,
    })),
  );

export const chargeRows = (charges: SeedData['charges']) =>
  Object.entries(charges).map(([name, { charge_type, basis_points }]) => ({
    name,
    chargeType: charge_type,
    basisPoints: basis_points,
  }));

export const dispatchCentreRows = (centres: SeedData['dispatch-centres']) =>
  numbered(
    centres.map(({ excluded_models, ...rest }) => ({ ...rest, excludedModels: excluded_models })),
  );

export function geoRows({
  zones,
  states,
  districts,
}: Pick<SeedData, 'zones' | 'states' | 'districts'>) {
  return {
    zones: numbered(zones.map((zone) => ({ code: zone.zonal_code, name: zone.zonal_name }))),
    states: numbered(
      states.map((state) => ({
        code: state.state_code,
        name: state.state_name,
        zonalCode: state.zonal_code,
      })),
    ),
    districts: Object.entries(districts).flatMap(([stateCode, names]) =>
      numbered(names.map((name) => ({ stateCode, name }))),
    ),
  };
}

export const dealerRows = (dealers: SeedData['dealers']) =>
  numbered(
    dealers.map((dealer) => ({
      id: dealer.dn_id,
      name: dealer.dn_name,
      street: dealer.dn_street,
      city: dealer.dn_city,
      district: dealer.dn_district,
      state: dealer.dn_state,
      country: dealer.dn_country,
      pincode: dealer.dn_pinocde,
      phone: dealer.dn_phone,
      email: dealer.dn_email,
      latitude: toDegrees(dealer.dn_latitude),
      longitude: toDegrees(dealer.dn_longitude),
      assignToAsm: dealer.assign_to_asm,
    })),
  );

/** The extra fields of the dealer application, each with the key that form and API know it by. */
export const requirementRows = (inputs: SeedData['requirement-inputs']) =>
  numbered(
    keyRequirements(inputs).map(({ key, input }) => ({
      key,
      label: input.dsri_label_name,
      inputType: input.dsri_input_type,
      isRequired: input.dsri_required === '1',
      options: input.options,
    })),
  );

export const campaignRows = (campaigns: SeedData['campaigns']) =>
  numbered(
    campaigns.map((campaign) => ({
      kind: campaign.kind,
      id: campaign.campaign_id,
      title: campaign.campaign_title,
      isOpen: campaign.open,
    })),
  );

/** The stage trees as rows; a parent stands before its children. */
export function stageRows(stages: SeedData['stages']) {
  const flatten = (concept: string, list: readonly Stage[], parentId: string | null): StageRow[] =>
    list.flatMap((stage) => [
      {
        concept,
        id: stage.ch_stage_id,
        parentId,
        title: stage.ch_stage_title,
        isDefaultFor: stage.ch_default,
      },
      ...flatten(concept, stage.ch_sub, stage.ch_stage_id),
    ]);
  return numbered(
    Object.entries(stages).flatMap(([concept, list]) => flatten(concept, list, null)),
  );
}

interface StageRow {
  concept: string;
  id: string;
  parentId: string | null;
  title: string;
  isDefaultFor: string;
}

/** A coordinate as the database keeps it. */
const toDegrees = (written: number | string | null): number | null =>
  written === null || written === '' ? null : Number(written);
