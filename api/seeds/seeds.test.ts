import { readFileSync } from 'node:fs';
import { coversItem, statesAndZonesSchema } from '@site/contract';
import { z } from 'zod';
import * as seeds from './seed-schemas.ts';

const readSeed = <T>(name: string, schema: z.core.$ZodType<T>): T =>
  z.parse(schema, JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')));

const products = readSeed('products', seeds.seedProductsSchema);
const coupons = readSeed('coupons', seeds.seedCouponsSchema);
const centres = readSeed('dispatch-centres', seeds.seedDispatchCentresSchema);
const dealers = readSeed('dealers', seeds.seedDealersSchema);
const districts = readSeed('districts', seeds.seedDistrictsSchema);
const stages = readSeed('stages', seeds.seedStagesSchema);
const inputs = readSeed('requirement-inputs', seeds.seedRequirementInputsSchema);
const campaigns = readSeed('campaigns', seeds.seedCampaignsSchema);
const states = readSeed('states', statesAndZonesSchema.shape.state);
const zones = readSeed('zones', statesAndZonesSchema.shape.zones);
const itemKeys = products.flatMap(({ variants }) =>
  variants.flatMap(({ items }) => items.map(({ item_key }) => item_key)),
);
const unique = (values: readonly string[]): number => new Set(values).size;

describe('products', () => {
  it('are the seven models of the range, in menu order', () => {
    expect(products.map(({ title }) => title)).toEqual([
      'Vayu One',
      'Vayu Marut',
      'Marut Motor',
      'Marut Battery',
    ]);
    expect(products.flatMap(({ variants }) => variants.map(({ key }) => key))).toEqual([
      'vayu_one-0',
      'vayu_marut-gt',
      'vayu_marut-sport',
      'vayu_marut-tour',
      'vayu_marut-cargo',
      'marut_motor-0',
      'marut_battery-0',
    ]);
  });

  it('have keys made of title, variant and colour, each once', () => {
    for (const { title, slug, variants } of products) {
      expect(slug).toBe(title.toLowerCase().replaceAll(' ', '_'));
      for (const { variant, key, items } of variants) {
        expect(key).toBe(`${slug}-${variant.toLowerCase()}`);
        for (const { item_key, colour } of items) {
          expect(item_key).toBe(`${key}-${colour.toLowerCase()}`);
        }
      }
    }
    expect(unique(itemKeys)).toBe(itemKeys.length);
  });

  it('take Rs 999 as the advance of the first model', () => {
    expect(products[0]?.variants[0]?.preorder_paise).toBe(99_900);
  });

  it('are priced in whole rupees', () => {
    for (const variant of products.flatMap(({ variants }) => variants)) {
      expect(variant.ex_showroom_paise % 100).toBe(0);
      expect(variant.preorder_paise % 100).toBe(0);
    }
  });
});

describe('coupons', () => {
  it('name items that exist, with the items of at most one default each', () => {
    for (const coupon of coupons)
      for (const code of coupon.item_keys) {
        expect([code, itemKeys.some((itemKey) => coversItem([code], itemKey))]).toEqual([
          code,
          true,
        ]);
      }
    const byDefault = coupons.filter((coupon) => coupon.applies_by_default);
    const covered = byDefault.flatMap(({ item_keys }) => item_keys);
    expect(unique(covered)).toBe(covered.length);
    expect(byDefault.length).toBeGreaterThan(0);
  });

  it('cannot apply by default and be for one order of a phone only', () => {
    const both = { ...coupons[0], applies_by_default: true, once_per_phone: true };
    expect(seeds.seedCouponsSchema.safeParse([both]).error?.issues[0]?.message).toBe(
      'A coupon that applies by default cannot be for one order of a phone only.',
    );
  });

  it('show in their picture the colour that their first item, which Book Now orders, has', () => {
    const items = products.flatMap(({ variants }) => variants.flatMap((variant) => variant.items));
    for (const { code, image, item_keys } of coupons) {
      const first = items.find(({ item_key }) => item_key === item_keys[0]);
      if (first?.colour !== 'Standard')
        expect(`${code}: ${image.alt}`).toContain(` in ${first?.colour.toLowerCase()}`);
    }
  });

  it('have unique codes and periods that end after they start', () => {
    expect(unique(coupons.map(({ code }) => code))).toBe(coupons.length);
    for (const { valid_from, valid_until } of coupons) {
      expect(Date.parse(valid_until)).toBeGreaterThan(Date.parse(valid_from));
    }
  });

  it('include expired ones', () => {
    expect(coupons.filter(({ valid_until }) => valid_until < '2025').length).toBeGreaterThan(0);
  });
});

describe('places', () => {
  it('are 36 states and union territories in six zones', () => {
    expect(states).toHaveLength(36);
    expect(unique(states.map(({ state_code }) => state_code))).toBe(36);
    expect(new Set(states.map(({ zonal_code }) => zonal_code))).toEqual(
      new Set(zones.map(({ zonal_code }) => zonal_code)),
    );
    expect(zones).toHaveLength(6);
  });

  it('have the districts of every state, none twice', () => {
    expect(Object.keys(districts).sort()).toEqual(
      states.map(({ state_code }) => state_code).sort(),
    );
    for (const names of Object.values(districts)) {
      expect(unique(names)).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[A-Z0-9][\p{L}\d .'-]+$/u);
    }
    const total = Object.values(districts).flat().length;
    expect(total).toBeGreaterThanOrEqual(775);
    expect(total).toBeLessThanOrEqual(800);
  });
});

describe('delivery', () => {
  const centresOf = (code: string) => centres.filter(({ states: served }) => served.includes(code));

  it('covers states with exactly one centre, some with two and some with none', () => {
    const counts = states.map(({ state_code }) => centresOf(state_code).length);
    for (const count of [0, 1, 2]) expect(counts).toContain(count);
    expect(centresOf('TG')).toHaveLength(1);
    expect(centresOf('MP')).toHaveLength(2);
    expect(centresOf('LD')).toHaveLength(0);
  });

  it('names states and models that exist', () => {
    const keys = products.flatMap(({ variants }) => variants.map(({ key }) => key));
    const codes = states.map(({ state_code }) => state_code);
    for (const { states: served, excluded_models, charges } of centres) {
      expect(codes).toEqual(expect.arrayContaining(served));
      const excluded = charges.flatMap((charge) => charge.excluded_models ?? []);
      expect(keys).toEqual(expect.arrayContaining([...excluded_models, ...excluded]));
    }
  });

  it('registers and insures bikes, and no part that nobody rides', () => {
    const parts = ['marut_motor-0', 'marut_battery-0'];
    const charges = centres.flatMap((centre) => centre.charges);
    const ofVehicles = charges.filter(({ charge_type }) =>
      /registration|insurance/i.test(charge_type),
    );
    expect(ofVehicles).toHaveLength(2 * centres.length);
    for (const { excluded_models } of ofVehicles) expect(excluded_models).toEqual(parts);
  });
});

describe('dealers', () => {
  it('are about forty, in at least twelve states, a few without coordinates', () => {
    expect(dealers.length).toBeGreaterThanOrEqual(40);
    expect(unique(dealers.map(({ dn_state }) => dn_state))).toBeGreaterThanOrEqual(12);
    expect(dealers.filter(({ dn_latitude }) => dn_latitude === null).length).toBeGreaterThan(2);
  });

  it('stand in districts of their states, with numbers and addresses of nobody', () => {
    const codeOf = new Map(states.map(({ state_name, state_code }) => [state_name, state_code]));
    for (const dealer of dealers) {
      expect(districts[codeOf.get(dealer.dn_state) ?? '']).toContain(dealer.dn_district);
      expect(dealer.dn_phone).toMatch(/^\+91 00000 \d{5}$/);
      expect(dealer.dn_email).toMatch(/^[a-z0-9]+@dealers\.vayu\.example$/);
      expect(dealer.dn_pinocde).toMatch(/^[1-9]\d{5}$/);
      expect(dealer.assign_to_asm).not.toBe('');
      expect(dealer.dn_latitude === null).toBe(dealer.dn_longitude === null);
    }
    expect(unique(dealers.map(({ dn_id }) => dn_id))).toBe(dealers.length);
    expect(unique(dealers.map(({ dn_email }) => dn_email))).toBe(dealers.length);
  });
});

describe('stages, campaigns and dealer application inputs', () => {
  it('offer Completed and Cancelled with reasons under the first test-ride stage', () => {
    const children = stages.testride?.[0]?.ch_sub ?? [];
    expect(children.map(({ ch_stage_title }) => ch_stage_title)).toEqual([
      'Scheduled',
      'Completed',
      'Cancelled',
    ]);
    const cancelled = children.find(({ ch_stage_title }) => ch_stage_title === 'Cancelled');
    expect(cancelled?.ch_sub.length).toBeGreaterThan(2);
  });

  it('have one default "website" walk-in stage and another first non-default one', () => {
    const defaults = (stages.walkin ?? []).map(({ ch_default }) => ch_default);
    expect(defaults.filter((value) => value === 'website')).toHaveLength(1);
    expect(defaults).toContain('');
  });

  it('know the pre-order campaign 335 and open activity campaigns', () => {
    expect(campaigns.map(({ campaign_id }) => campaign_id)).toContain('335');
    expect(
      campaigns.filter(({ kind, open }) => kind === 'activity' && open).length,
    ).toBeGreaterThan(2);
    for (const { campaign_id } of campaigns) expect(campaign_id).toMatch(/^\d+$/);
  });

  it('ask dealers for a required select, a required input and something optional', () => {
    const kinds = inputs.map(
      ({ dsri_input_type, dsri_required }) => dsri_input_type + dsri_required,
    );
    expect(kinds).toEqual(expect.arrayContaining(['select1', 'input1', 'input0']));
    for (const { dsri_input_type, options } of inputs) {
      expect(options.length > 0).toBe(dsri_input_type === 'select');
    }
  });
});
