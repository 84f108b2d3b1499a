import * as z from '@site/schema';

/** A link of the shell: a path of this site, or an absolute address. */
const navigationLinkSchema = z.object({ label: z.string(), to: z.string() });
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/**
 * A submenu or column: `links` that stand in the content, or one per product title of the server
 * (spec §2). For the latter `products` is the address of a product's page, in which `{slug}` stands
 * for the title in its slug form.
 */
const navigationGroupSchema = z.object({
  label: z.string(),
  links: z.optional(z.array(navigationLinkSchema)),
  products: z.optional(z.string()),
});
export type NavigationGroup = z.infer<typeof navigationGroupSchema>;

/** A link, when it has `to`, or a submenu. One kind of object, since a choice of two costs every visitor. */
const menuItemSchema = z.object({ ...navigationGroupSchema.shape, to: z.optional(z.string()) });
export type MenuItem = z.infer<typeof menuItemSchema>;

/**
 * What the shell links to (spec §2 "Common shell"): static file `navigation`, at `data`. A page gets
 * its link here, so that no release of the host is needed for it.
 */
export const navigationSchema = z.object({
  /** The header's menu and the drawer's. */
  menu: z.array(menuItemSchema),
  /** The link beside the header's menu. */
  testRide: navigationLinkSchema,
  /** Columns of the footer. */
  footer: z.array(navigationGroupSchema),
  policies: z.array(navigationLinkSchema),
  /** The policy that the question about cookies links to. */
  cookiesPolicy: navigationLinkSchema,
});
export type Navigation = z.infer<typeof navigationSchema>;
