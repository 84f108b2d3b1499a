import type * as first from '../../../shared/brand/src/brand';

/** The shape of a brand file, with any values. */
type Open<T> = {
  readonly [K in keyof T]: T[K] extends object ? Open<T[K]> : T[K] extends number ? number : string;
};

/** A second maker: nothing in it is like the first one's. Tests build the site with it. */
export const brand: Open<typeof first.brand> = {
  name: 'Kestrel',
  companyName: 'Kestrel Works Limited',
  tagline: 'Quiet machines for long mornings',
  firstModel: 'Kestrel Zero',
  contact: {
    phone: '+91 00000 54321',
    whatsapp: '910000054321',
    social: {
      facebook: 'https://facebook.com/kestrel.example',
      instagram: 'https://instagram.com/kestrel.example',
      linkedin: 'https://linkedin.com/company/kestrel-example',
      twitter: 'https://twitter.com/kestrel_example',
      youtube: 'https://youtube.com/@kestrel-example',
    },
  },
  // A service that both use.
  chatLinkBase: 'https://wa.me/',
};

export const brandLogo: Open<typeof first.brandLogo> = {
  width: 10,
  height: 10,
  markPath: 'M0 0h10v10H0z',
  wordPath: 'M1 1h8v8H1z',
};

export const brandColours: Open<typeof first.brandColours> = {
  primary: '#0057b8',
  primaryForSmallText: '#004a9e',
  primaryAsText: '#004694',
  primaryPressed: '#003f86',
  primaryOnDark: '#7db4ff',
  primaryOnDarkPressed: '#a9ccff',
  ink: '#101820',
  paper: '#fafafa',
};

export const brandTypeface: Open<typeof first.brandTypeface> = {
  family: 'Other Sans',
  rupeeFamily: 'Other Sans Rupee',
  fallbackFamily: 'Other Sans Fallback',
};
