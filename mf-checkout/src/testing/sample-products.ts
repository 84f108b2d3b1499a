import type { Image, PricedItem, PricedProduct } from '@site/contract';

/** Products as the API lists them, for tests that need some. */
export function sampleImage(name: string): Image {
  return {
    src: `/static/img/${name}`,
    width: 1400,
    height: 875,
    widths: [480, 800],
    blur: '',
    alt: name,
  };
}

export function sampleItem(overrides: Partial<PricedItem> = {}): PricedItem {
  return {
    title: 'Vayu Marut',
    variant: 'GT',
    colour: 'Graphite',
    images: [sampleImage('gt-graphite-cutout')],
    item_key: 'vayu_marut-gt-graphite',
    amount: 189999,
    actual_amount: 189999,
    quantity: 1,
    preorder_amount: 2499,
    final_preorder_amount: 2573,
    final_amount: 195698,
    discount_status: false,
    discount_details: { discount_code: '', discount_title: '', discount_desc: '' },
    charges: [{ charge_type: 'Platform fee', charge_percentage: 3, charge_amount: 5699 }],
    ...overrides,
  };
}

export const discounted: Partial<PricedItem> = {
  amount: 179999,
  actual_amount: 189999,
  discount_status: true,
  discount_details: {
    discount_code: 'WINDFALL',
    discount_title: '₹10,000 off the Marut GT',
    discount_desc: 'Applied for you, in every colour.',
  },
};

const red: Partial<PricedItem> = {
  colour: 'Red',
  item_key: 'vayu_marut-gt-red',
  images: [sampleImage('gt-red-cutout')],
};
const sport: Partial<PricedItem> = {
  variant: 'Sport',
  colour: 'Blue',
  item_key: 'vayu_marut-sport-blue',
  images: [sampleImage('sport-blue-cutout')],
  amount: 204999,
  actual_amount: 204999,
  final_amount: 211148,
};

/** GT in graphite and red, Sport in blue. */
export const marut: PricedProduct = {
  title: 'Vayu Marut',
  variants: [
    { title: 'Vayu Marut', variant: 'GT', items: [sampleItem(), sampleItem(red)] },
    { title: 'Vayu Marut', variant: 'Sport', items: [sampleItem(sport)] },
  ],
};

/** One variant, "0". */
export const one: PricedProduct = {
  title: 'Vayu One',
  variants: [
    {
      title: 'Vayu One',
      variant: '0',
      items: [
        sampleItem({
          title: 'Vayu One',
          variant: '0',
          colour: 'Red',
          item_key: 'vayu_one-0-red',
          amount: 149999,
          actual_amount: 149999,
          preorder_amount: 999,
        }),
      ],
    },
  ],
};
