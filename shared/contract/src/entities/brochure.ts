import * as z from '@site/schema';

/** A brochure of the footer's menu; `url` is a path of this site, e.g. /static/brochures/x.pdf. */
export const brochureSchema = z.object({ name: z.string(), url: z.string() });
export type Brochure = z.infer<typeof brochureSchema>;

/** Static file `download-brochure`, at `data.brochures`. */
export const brochuresSchema = z.array(brochureSchema);
