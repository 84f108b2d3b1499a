import * as z from '@site/schema';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** When showrooms are open: as a sentence, and for "open now" by weekday (0 is Sunday) and India's clock. */
export const dealerHoursSchema = z.object({
  text: z.string().check(z.minLength(1)),
  open_days: z.array(z.int().check(z.minimum(0), z.maximum(6))),
  opens: clock,
  closes: clock,
});
export type DealerHours = z.infer<typeof dealerHoursSchema>;

/** Static file `dealer-services`, at `data`: what every dealer of the network offers, and when. */
export const dealerServicesSchema = z.object({
  hours: dealerHoursSchema,
  services: z.array(z.string().check(z.minLength(1))),
});
export type DealerServices = z.infer<typeof dealerServicesSchema>;
