import * as z from '@site/schema';

/** The five social links of the footer, in order of spec §2. */
export const socialLinksSchema = z.object({
  facebook: z.string(),
  instagram: z.string(),
  linkedin: z.string(),
  twitter: z.string(),
  youtube: z.string(),
});
export type SocialLinks = z.infer<typeof socialLinksSchema>;

/** Head office (static file `contact-info`, at `data`): phone as dialled, coordinates in degrees. */
export const contactInfoSchema = z.object({
  company_name: z.string(),
  phone: z.string(),
  email: z.string(),
  working_hours: z.string(),
  social_links: socialLinksSchema,
  address: z.object({
    street: z.string(),
    city: z.string(),
    district: z.string(),
    state: z.string(),
    country: z.string(),
    pincode: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
  }),
});
export type ContactInfo = z.infer<typeof contactInfoSchema>;
