import type {
  GalleryGroup,
  HomeBlock,
  HomeMedia,
  HomePage,
  Image,
  Offer,
  Product,
  ProductPage,
  Specs,
  VariantPage,
} from '@site/contract';

/** A small catalog for the tests of this remote: shapes as the API and the content store send them. */
export function image(name: string, alt = name): Image {
  return {
    src: `/static/img/${name}`,
    width: 1600,
    height: 1000,
    widths: [480, 1600],
    blur: '',
    alt,
  };
}

export function product(fields: Partial<Product> = {}): Product {
  return {
    ai_title: 'Vayu Marut',
    ai_variant: 'GT',
    ai_images: [image('gt-graphite-cutout')],
    ai_amount: 199_000,
    ai_preorder_amount: 1_999,
    coupon_status: null,
    coupon_details: null,
    ...fields,
  };
}

export const homePage: HomePage = {
  banner: {
    eyebrow: 'Vayu Marut GT',
    title: [
      { label: 'All storm.', theme: 'default' },
      { label: 'No noise.', theme: 'accent' },
    ],
    description: 'A day of road in its battery.',
    actions: [{ label: 'Book a Test Ride', link: '/test-ride', theme: 'primary' }],
    image: image('gt-graphite-hero', 'Marut GT'),
    highlights: [{ label: 'Range', value: '180', unit: 'km' }],
  },
  story: {
    title: [{ label: 'We started with the wind', theme: 'default' }],
    paragraphs: ['Vayu is the wind.'],
    image: image('gt-graphite-detail-motor'),
  },
  test_ride: {
    title: [{ label: 'Ride one.', theme: 'default' }],
    description: 'It is free.',
    action: { label: 'Book yours', link: '/test-ride', theme: 'primary' },
    image: image('sport-blue-hero'),
  },
};

export function block(fields: Partial<HomeBlock> = {}): HomeBlock {
  return {
    title: [
      { label: 'Torque', theme: 'accent' },
      { label: 'at once', theme: 'default' },
    ],
    tagline: 'Motor',
    description: 'All of it from the first metre.',
    actions: [{ label: 'See the motor', link: '/product/marut_motor', theme: 'secondary' }],
    image: image('motor-hero', 'The motor'),
    layout: 'left',
    ...fields,
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export const homeMedia: HomeMedia = {
  press: numbers(7).map((n) => ({
    id: `p${n}`,
    name: `Paper ${n}`,
    url: `https://paper${n}.example/vayu`,
    headline: `Headline ${n}`,
  })),
  testimonials: numbers(4).map((n) => ({
    id: `t${n}`,
    name: `Rider ${n}`,
    place: 'Pune',
    vehicle: 'Vayu One',
    quote: `Quote ${n}`,
  })),
  videos: numbers(6).map((n) => ({
    id: `v${n}`,
    title: `Film ${n}`,
    video_id: `id${((n - 1) % 3) + 1}`,
    poster: image('gt-graphite-hero'),
  })),
};

export const gallery: GalleryGroup[] = [
  {
    title: 'Vayu One',
    items: numbers(2).map((n) => ({
      id: `one-${n}`,
      name: `Vayu One picture ${n}`,
      image: image(`one-${n}`),
    })),
  },
  {
    title: 'Vayu Marut',
    items: numbers(3).map((n) => ({
      id: `marut-${n}`,
      name: `Marut picture ${n}`,
      image: image(`marut-${n}`),
    })),
  },
];

export function offer(fields: Partial<Offer> = {}): Offer {
  return {
    aid_code: 'MONSOON',
    aid_title: 'Monsoon offer',
    aid_desc: '₹10,000 off',
    aid_for_items: 'vayu_marut-gt-graphite,vayu_one-0-red',
    title: 'Vayu Marut',
    aid_image: image('gt-graphite-cutout'),
    ...fields,
  };
}

export const spin = {
  src: '/static/img/gt-graphite-spin',
  frames: 24,
  width: 800,
  height: 500,
  colour: 'Graphite',
  avif_widths: [800, 1600],
  others: { Red: '/static/img/gt-red-spin' },
};

export const productPage: ProductPage = {
  slug: 'vayu_marut',
  title: 'Vayu Marut',
  tagline: 'Four ways to ride the wind',
  description: 'One chassis, four characters.',
  banner: image('gt-graphite-hero', 'Marut in the studio'),
  share_image: '/static/img/og-vayu_marut.jpg',
  swatches: [{ colour: 'Graphite', label: 'Graphite', hex: '#4a4f57' }],
  variants: {
    gt: variantPage({
      tagline: 'The café racer, charged',
      hero: image('gt-graphite-hero', 'Marut in the studio'),
      spin,
    }),
    sport: variantPage({
      tagline: 'Built around the apex',
      hero: image('sport-blue-hero', 'Sport in the studio'),
    }),
  },
};

function variantPage(fields: Partial<VariantPage>): VariantPage {
  return {
    tagline: '',
    description: 'Low bars and a long tank.',
    hero: image('gt-graphite-hero'),
    highlights: [{ label: 'Range', value: '165', unit: 'km' }],
    features: [
      { title: 'A face you remember', description: 'A ring of daylight.', image: image('light') },
    ],
    consumption: {
      range_km: 180,
      battery_kwh: 7.2,
      charging_efficiency: 0.9,
      petrol_km_per_litre: 45,
      electricity_price: 9,
      petrol_price: 108,
      daily_km: 36.5,
      mode_factors: { Eco: 1, City: 0.93, Wind: 0.85 },
    },
    ...fields,
  };
}

export const specs: Specs = {
  'vayu_marut-gt': [
    {
      title: 'Motor, Battery and Charger Specifications',
      lines: [{ label: 'Motor Power - Nominal', value: '8', unit: 'kW' }],
    },
    {
      title: 'Performance',
      lines: [
        { label: 'Top Speed', value: '120', unit: 'km/h' },
        { label: 'Riding Modes', value: 'Eco, City, Wind', unit: '' },
      ],
    },
  ],
  'vayu_marut-sport': [
    {
      title: 'Motor, Battery and Charger Specifications',
      lines: [{ label: 'Motor Power - Nominal', value: '8', unit: 'kW' }],
    },
    { title: 'Performance', lines: [{ label: 'Top Speed', value: '135', unit: 'km/h' }] },
  ],
};
