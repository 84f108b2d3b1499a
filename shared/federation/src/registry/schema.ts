import { z } from 'zod';

/** As in Subresource Integrity; releases of older tools have `sha384-…`. */
const integrity = z
  .string()
  .regex(/^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/, 'must be sha256-…');
/** Three numbers, none with zeros before it: `01.2.3` would be `1.2.3` in a second folder. */
const NUMBER = '(0|[1-9]\\d*)';
const VERSION = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(-[0-9A-Za-z.-]+)?$`);
const semverString = z.string().regex(VERSION, 'must be a semantic version without build metadata');

/**
 * @returns the version, when it can name a release
 * @throws Error that says what a version looks like
 */
export function parseVersion(version: string): string {
  if (semverString.safeParse(version).success) return version;
  throw new Error(`"${version}" is no version. Use three numbers, e.g. 1.2.3 or 1.2.3-beta.1.`);
}

const INSIDE = /^(?!.*\.\.)[A-Za-z0-9_.@-]+(\/[A-Za-z0-9_.@-]+)*$/;

/** Whether a path of a store's file leads nowhere else: relative, of plain names, and never upwards. */
export const isInside = (path: string): boolean => INSIDE.test(path);

const relativePath = z.string().regex(INSIDE, 'must be a relative path inside the store');

/** What a page or a slot needs, so that it can be fetched in one trip. */
const needs = {
  /** Web files (relative to the version's `web` folder) beside the entry. */
  preload: z.array(relativePath),
  /** Keys of shared packages that the host has in files of their own; releases before 2026-11-22 say none. */
  shares: z.array(z.string()).optional(),
};

/** One route that a released remote declares. */
const routeSchema = z.strictObject({
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

const slotSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  ...needs,
});

/** Our part of a version, in the `extras` that the frontend-discovery schema leaves free. */
const extrasSchema = z.strictObject({
  /** Folder of the release in the store: `<remote>/<version>`. */
  folder: relativePath,
  /** Entry of the server build, relative to `folder`; content has no code, and so none. */
  serverEntry: relativePath.optional(),
  /** `release.json` of the folder lists every file with its hash; this is the hash of that list. */
  filesIntegrity: integrity,
  routes: z.array(routeSchema),
  slots: z.array(slotSchema),
  /** Shared singleton → range that the host must satisfy. */
  requires: z.record(z.string(), z.string()),
  /** Of content: the links of the site that stand in its texts. */
  links: z.array(z.string().startsWith('/')).optional(),
  /** Hash of the sources that were built, to tell whether anything changed. */
  sourceHash: z.string(),
  releasedAt: z.iso.datetime(),
  /**
   * When all visitors got it, where that was after its release: it was released for preview links or for
   * a share of the visitors. Null until then.
   */
  promotedAt: z.iso.datetime().nullable().optional(),
  /** When it is to go live by itself, where somebody has planned that. */
  startsAt: z.iso.datetime().optional(),
  commit: z.string(),
  /** Who released it; releases before 2026-11-22 say nothing. */
  who: z.string().optional(),
  note: z.string(),
});

/** One released version, as the registry and the release's own folder have it. */
export const versionSchema = z.strictObject({
  /** Site-relative address of the browser entry. */
  url: z.string().startsWith('/'),
  fallbackUrl: z.string().startsWith('/').optional(),
  metadata: z.strictObject({ version: semverString, integrity }),
  /** `default`: what visitors get. `traffic`: the share of visitors, in per cent. */
  deployment: z.strictObject({ traffic: z.number().int().min(0).max(100), default: z.boolean() }),
  extras: extrasSchema,
});

/**
 * What of a registry is no remote but the site's content: texts, pictures, films and documents. It is released,
 * signed and taken back as a remote is (docs/content-releases.md).
 */
export const CONTENT = 'content';

/** Names of what can be released, for a regular expression. */
export const RELEASABLE = `mf-[a-z][a-z0-9-]*|${CONTENT}`;

const remoteVersions = z
  .array(versionSchema)
  .min(1)
  .superRefine((versions, context) => {
    const problem = (message: string) => context.addIssue({ code: 'custom', message });
    if (versions.filter((v) => v.deployment.default).length !== 1)
      problem('exactly one version must be the default');
    if (versions.reduce((sum, v) => sum + v.deployment.traffic, 0) !== 100)
      problem('traffic must add up to 100');
    const names = versions.map((v) => v.metadata.version);
    if (new Set(names).size !== names.length) problem('versions must be unique');
  });

/**
 * The registry: the AWS frontend-discovery vocabulary, held stricter than its published schema (every
 * version is checked; exactly one default; traffic adds up to 100). See docs/registry.md.
 */
export const registrySchema = z.strictObject({
  schema: z.literal(
    'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  ),
  microFrontends: z
    .record(z.string().regex(new RegExp(`^(${RELEASABLE})$`)), remoteVersions)
    .superRefine((remotes, context) => {
      for (const [name, versions] of Object.entries(remotes))
        if (name !== CONTENT && versions.some(({ extras }) => extras.serverEntry === undefined))
          context.addIssue({ code: 'custom', message: `${name} needs a server entry` });
    }),
});

export type Registry = z.infer<typeof registrySchema>;
export type RegistryVersion = z.infer<typeof versionSchema>;
export type RegistryRoute = z.infer<typeof routeSchema>;
export type RegistrySlot = z.infer<typeof slotSchema>;

/** The list of a release's files, `release.json` in its folder. Keys are paths inside the folder. */
export const releaseFilesSchema = z.record(
  relativePath,
  z.strictObject({ integrity, bytes: z.number().int().nonnegative() }),
);
export type ReleaseFiles = z.infer<typeof releaseFilesSchema>;

/** A registry without any remote: what the first release starts from. */
export const emptyRegistry = (): Registry => ({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
});

/** What is wrong with a registry, one readable line. */
export function describeProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'registry'}: ${issue.message}` : 'unreadable registry';
}
