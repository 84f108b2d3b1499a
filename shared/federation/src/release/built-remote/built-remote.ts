import { z } from 'zod';

/** The server's entry in the folder of a build. */
export const SERVER_ENTRY = 'node/remoteEntry.cjs';

/** Chunks of the server build, and keys of shared packages, that a page or slot asks for. */
const asks = { chunks: z.array(z.string()), shares: z.array(z.string()) };

export const builtRemoteSchema = z.object({
  routes: z
    .array(
      z.object({
        path: z.string().startsWith('/', 'the path of a route begins with "/"'),
        ...asks,
        /** Query parameters that the page is rendered with. */
        query: z.array(z.string()),
        /** What it asks for when its address has one of these, by the parameter's name. */
        further: z.record(z.string(), z.object(asks)).default({}),
        /** True for a page that opens without a network once it was visited. */
        offline: z.literal(true).optional(),
        /** True where a visitor pays. */
        takesPayments: z.literal(true).optional(),
        /** Data of the site itself that the page shows. */
        siteData: z.literal('releases').optional(),
        /** False for a page that crawlers are asked to leave alone. */
        robots: z.literal(false).optional(),
      }),
    )
    .min(1, 'there is no route in it'),
  slots: z.array(z.object({ name: z.string(), ...asks })),
  /** Names that the host's shared packages do not have. */
  missing: z.array(z.object({ key: z.string(), name: z.string() })).default([]),
});

/** What a built remote declares: its routes and slots, and what each asks for. */
export type BuiltRemote = z.infer<typeof builtRemoteSchema>;
/** What it declares of one page. */
export type BuiltRoute = BuiltRemote['routes'][number];
