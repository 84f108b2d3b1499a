import { z } from 'zod';
import { relativePath } from './formats';

/** What a page or a slot needs, so that it can be fetched in one trip. */
const needs = {
  /** Web files (relative to the version's `web` folder) beside the entry. */
  preload: z.array(relativePath),
  /** Keys of shared packages that the host has in files of their own; releases before 2026-11-22 say none. */
  shares: z.array(z.string()).optional(),
};

/** One route that a released remote declares. */
export const routeSchema = z.strictObject({
  /** React Router pattern from the site's root. */
  path: z.string().startsWith('/'),
  ...needs,
  /** What it needs beside when its address has a query parameter, by the parameter's name. */
  further: z.record(z.string().max(60), z.strictObject(needs)).optional(),
  /** Query parameters that the page is rendered with; releases of older tools name none. */
  query: z.array(z.string().max(60)).max(20).optional(),
  /** True for a page that opens without a network once it was visited. */
  offline: z.literal(true).optional(),
  /** True where a visitor pays: the document lets the payment provider in. */
  takesPayments: z.literal(true).optional(),
  /** Data of the site itself that the page shows: then the host decides who sees it. */
  siteData: z.literal('releases').optional(),
  /** False for a page that robots.txt asks crawlers to leave alone. */
  robots: z.literal(false).optional(),
});

export const slotSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  ...needs,
});

export type RegistryRoute = z.infer<typeof routeSchema>;
export type RegistrySlot = z.infer<typeof slotSchema>;
