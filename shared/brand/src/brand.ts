/**
 * Everything that makes the site this maker's: name, logo, colours, font. A maker who puts in its own
 * changes this file, the content store and what docs/second-brand.md names. Phone numbers, e-mail and address are
 * content (`contact-info.json`); the ones here stand in until that content is read. What is only drawn stands apart
 * from the words, so that a remote which names the maker does not bring the logo along.
 */
export const brand = {
  /** The name as it is spoken and written in titles. */
  name: 'Vayu',
  /** Registered name: legal pages, copyright, payment window. */
  companyName: 'Vayu Motors Private Limited',
  /** One line under the name in previews and in the footer. */
  tagline: 'Electric motorbikes, made for Indian roads',
  /** Title of the first model, which has rules of its own (spec §1, §2). */
  firstModel: 'Vayu One',
  /** Stand-ins for contact content that could not be read. Numbers that cannot be anybody's. */
  contact: {
    phone: '+91 00000 12345',
    whatsapp: '910000012345',
    social: {
      facebook: 'https://facebook.com/vayu.example',
      instagram: 'https://instagram.com/vayu.example',
      linkedin: 'https://linkedin.com/company/vayu-example',
      twitter: 'https://twitter.com/vayu_example',
      youtube: 'https://youtube.com/@vayu-example',
    },
  },
  /** Base of the messaging app's chat links; the number follows. */
  chatLinkBase: 'https://wa.me/',
} as const;

/** Wordmark: SVG path data in a box of `width` × `height`, drawn in the current text colour. */
export const brandLogo = {
  width: 148,
  height: 32,
  /** The mark: a stroke of wind bent into a V, in the brand red. */
  markPath:
    'M0 4h9.2l7.1 16.4L20.4 11H13.6L10.5 4H34l-3.1 7h-3.7L18.9 29.4a2.8 2.8 0 0 1-5.1 0L0 4z',
  /** The letters V A Y U. */
  wordPath:
    'M44 6h5.3l6.4 14.6L62.1 6h5.2l-9.6 21h-4.1zM79.6 6h4.3l9.7 21h-5.2l-2-4.7h-9.5L75 27h-5.1zm5.2 12.3-3.1-7.4-3.1 7.4zM99.9 19.4 91.6 6h5.3l5.6 9 5.6-9h5l-8.3 13.3V27h-4.9zM116.6 17.8V6h4.9v11.6c0 3.4 1.7 5 4.6 5s4.6-1.6 4.6-5V6h4.8v11.7c0 6.2-3.6 9.6-9.5 9.6s-9.4-3.4-9.4-9.5z',
} as const;

/** `primary` is the brand red; the others are the same red where contrast asks for it (design §9). */
export const brandColours = {
  primary: '#eb1e21',
  /** White text of any size on it: 5.14:1. */
  primaryForSmallText: '#d9171a',
  /** Red text on paper, and on the darker band of a page too. */
  primaryAsText: '#cd1518',
  /** The action colour under pointer or key. */
  primaryPressed: '#b91215',
  /** Red text on near-black. */
  primaryOnDark: '#ff5a5c',
  /** The same under pointer or key. */
  primaryOnDarkPressed: '#ff8788',
  ink: '#0b0b0d',
  paper: '#f7f6f3',
} as const;

export const brandTypeface = {
  family: 'Montserrat',
  /** The sign of the rupee, which comes in a file of its own. */
  rupeeFamily: 'Montserrat Rupee',
  /** Metric-adjusted local font shown until the web font is there: no layout shift. */
  fallbackFamily: 'Montserrat Fallback',
} as const;
