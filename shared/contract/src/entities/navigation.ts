import * as z from 'zod/mini';

/** A link of the shell: a path of this site, or an absolute address. */
const navigationLinkSchema = z.object({ label: z.string(), to: z.string() });
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/** Entries of a submenu or column that stand in the content. */
const linkGroupSchema = z.object({ label: z.string(), links: z.array(navigationLinkSchema) });

/**
 * One entry per product title of the server (spec §2). `products` is the address of a product's page,
 * in which `{slug}` stands for the title in its slug form: `/product/{slug}`.
 */
const productGroupSchema = z.object({ label: z.string(), products: z.string() });

const groupSchema = z.union([linkGroupSchema, productGroupSchema]);
export type NavigationGroup = z.infer<typeof groupSchema>;

/**
 * What the shell links to (spec §2 "Common shell"): static file `navigation`, at `data`. A page gets
 * its link here, so that no release of the host is needed for it.
 */
export const navigationSchema = z.object({
  /** The header's menu and the drawer's. */
  menu: z.array(z.union([navigationLinkSchema, groupSchema])),
  /** The link beside the header's menu. */
  testRide: navigationLinkSchema,
  /** Columns of the footer. */
  footer: z.array(groupSchema),
  policies: z.array(navigationLinkSchema),
  /** The policy that the question about cookies links to. */
  cookiesPolicy: navigationLinkSchema,
});
export type Navigation = z.infer<typeof navigationSchema>;
