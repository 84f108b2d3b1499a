import * as z from '@site/schema';

/** ISO time. */
const time = z.string();
const count = z.int().check(z.nonnegative());

/**
 * Who gets a version. `live`: everybody. `trial`: a share of the visitors. `stopped`: a trial that a host has
 * ended. `planned`: everybody, from a time on. `preview`: whoever opens its link.
 */
export const releaseStates = ['live', 'trial', 'stopped', 'planned', 'preview'] as const;

/** A package that the host gives to a build, and the range that the build demands of it. */
const sharedPackageSchema = z.object({
  name: z.string(),
  /** Null for a package that the host does not give. */
  provided: z.nullable(z.string()),
  required: z.string(),
  isMatch: z.boolean(),
});

/** Visits that were measured, and how many of them were not good (web.dev/vitals). */
const fieldCountSchema = z.object({ visits: count, poor: count });

const releasedVersionSchema = z.object({
  version: z.string(),
  state: z.enum(releaseStates),
  /** Per cent of the visitors. */
  share: z.int().check(z.minimum(0), z.maximum(100)),
  /** Of the live version: since when everybody gets it. Of another: since when it is released. */
  since: time,
  /** Of a planned version. */
  startsAt: z.optional(time),
  /** Name of the key that released it: never a person's. */
  releaser: z.string(),
  note: z.string(),
  /** Pages sent and faults met while a trial is under way, as the host that answers has counted them. */
  counted: z.optional(
    z.object({
      views: count,
      faults: count,
      /** What visitors' browsers measured. A host of before 2026-11-23 does not tell it. */
      field: z.optional(
        z.object({ LCP: fieldCountSchema, INP: fieldCountSchema, CLS: fieldCountSchema }),
      ),
    }),
  ),
  shared: z.array(sharedPackageSchema),
});

const releasedRemoteSchema = z.object({
  name: z.string(),
  /** The live version first. */
  versions: z.array(releasedVersionSchema),
  /** The last releases, oldest first. */
  sizes: z.array(
    z.object({
      version: z.string(),
      releasedAt: time,
      /**
       * All scripts, compressed with brotli; of a content all files, uncompressed. Null where the files of the release are
       * not on this host.
       */
      bytes: z.nullable(count),
    }),
  ),
});

const auditLineSchema = z.object({
  at: time,
  /** What was done, as the release command names it, e.g. `rollback`. */
  action: z.string(),
  /** A remote, or what else was changed. */
  subject: z.string(),
  from: z.nullable(z.string()),
  to: z.string(),
  releaser: z.string(),
  why: z.string(),
});

const healthSchema = z.object({
  isReady: z.boolean(),
  api: z.boolean(),
  /** Render workers that are warm, of those that there should be. */
  workers: z.object({ warm: count, wanted: count }),
  /** What is wrong with the store or its registry; null when nothing is. */
  storeProblem: z.nullable(z.string()),
  /** Number of the registry in use: higher with each switch. Null before the first. */
  registryNumber: z.nullable(z.int()),
  /** Why a remote is not as the registry says. */
  problems: z.array(z.object({ remote: z.string(), problem: z.string() })),
});

/** What the team's page shows of one host (docs/dashboard.md). */
export const releasesSchema = z.object({
  at: time,
  /** True where somebody is signed in; false where this machine itself may look. */
  isSession: z.boolean(),
  health: healthSchema,
  remotes: z.array(releasedRemoteSchema),
  /** Remotes that are out of the site, with the version that visitors got last. A host of before 2026-11-29 does not tell them. */
  retired: z.optional(z.array(z.object({ name: z.string(), version: z.string() }))),
  /** The last lines of the audit log, newest first; null where this host has no audit log. */
  audit: z.nullable(z.array(auditLineSchema)),
});

export type Releases = z.infer<typeof releasesSchema>;
export type ReleasedRemote = Releases['remotes'][number];
export type ReleasedVersion = ReleasedRemote['versions'][number];
export type ReleaseState = ReleasedVersion['state'];
export type ReleasesHealth = Releases['health'];
