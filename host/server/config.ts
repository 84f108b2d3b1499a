import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_APP } from '@site/contract/endpoints';
import { parseBucketLocation } from '@site/federation/bucket';
import {
  isMetricsToken,
  metricsTokenRule,
  parseTrustedProxies,
  StartError,
  trustedProxiesRule,
} from '@site/server';
import { z } from 'zod';
import { DEFAULT_REMOTE_LIMIT_MS } from '../src/federation/remote-limit';
import { readSettings } from './read-settings';
import { isRegistryKey } from './registry-key';
import { isReleasesToken, releasesTokenRule } from './team/team-session';

const repoRoot = fileURLToPath(new URL('../..', import.meta.url));

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

/** As browsers write it: in small letters, and without the port that its protocol has anyway. */
const origin = z.url({ protocol: /^https?$/ }).transform((value, context) => {
  const url = new URL(value);
  if (url.href === `${url.origin}/`) return url.origin;
  context.addIssue({ code: 'custom', message: 'must be an origin, without a path' });
  return z.NEVER;
});

const trustedProxies = z.string().transform((text, context) => {
  const proxies = parseTrustedProxies(text);
  if (proxies !== undefined) return proxies;
  context.addIssue({ code: 'custom', message: `${trustedProxiesRule}, not "${text}"` });
  return z.NEVER;
});

function checkedBucket(text: string, context: z.RefinementCtx): string {
  try {
    parseBucketLocation(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
  return text;
}

const schema = z.object({
  PORT: port(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where the API answers; the server reads from it and passes `/api` and `/static` on to it. */
  API_ORIGIN: origin.default('http://127.0.0.1:4000'),
  /** The site's address as visitors see it; `http://localhost:<PORT>` by default. */
  SITE_ORIGIN: origin.optional(),
  /** Folder of the host's own build. */
  HOST_DIST: z
    .string()
    .default(fileURLToPath(new URL('../dist', import.meta.url)))
    .transform((dir) => resolve(dir)),
  RELEASES_DIR: z
    .string()
    .default(join(repoRoot, '.releases'))
    .transform((dir) => resolve(dir)),
  /**
   * `s3://bucket/folder`, where the releases are in a bucket and not in a folder. What its client needs, it reads
   * from AWS's own settings: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL.
   */
  RELEASES_STORE: z.string().transform(checkedBucket).optional(),
  /**
   * Origin that browsers fetch released files from, e.g. that of a CDN which gets them from this host; the site's
   * own unless set.
   */
  ASSETS_ORIGIN: origin.optional(),
  /** What the host remembers beyond its end: the registry that it used last, and the files of its last builds. */
  STATE_DIR: z
    .string()
    .default(join(repoRoot, '.data/host'))
    .transform((dir) => resolve(dir)),
  /** PEM of the registry's public key; the store's own key file by default. */
  REGISTRY_PUBLIC_KEY: z
    .string()
    .refine(isRegistryKey, 'must be the PEM text of an Ed25519 public key')
    .optional(),
  /** Worker threads that render pages; one for each processor, at least two and at most eight unless set. */
  RENDER_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(() => Math.min(Math.max(availableParallelism(), 2), 8)),
  /** Memory in MB that the objects of one render worker may take; one that wants more is ended. */
  RENDER_MEMORY_MB: z.coerce.number().int().min(64).max(8_192).default(256),
  /**
   * ms after which a page goes without the data that has not come: less than the 10 s of a single call, and the 12 s of
   * a page.
   */
  DATA_LIMIT_MS: z.coerce.number().int().min(100).max(9_000).default(9_000),
  /** ms after which a remote that has not come counts as failed in the browser. */
  REMOTE_LIMIT_MS: z.coerce.number().int().min(500).max(60_000).default(DEFAULT_REMOTE_LIMIT_MS),
  /**
   * ms for which a host that is to stop goes on serving while `/readyz` already says so: what a load
   * balancer needs to notice. 0 where there is none.
   */
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(120_000).default(0),
  APP_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default(DEFAULT_APP),
  TRACKING_ID: z.string().default(''),
  /** Where a chat is told of what this host does by itself: a trial that it ends, a planned version that starts. */
  RELEASE_WEBHOOK: z.url({ protocol: /^https?$/ }).optional(),
  /** `off` removes every service worker of this site from browsers, and what it kept. */
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  /** Proxies in front whose X-Forwarded-For is believed; see parseTrustedProxies of @site/server. */
  TRUST_PROXY: trustedProxies.default(['loopback']),
  /** Who sends it sees `/metrics`; without one only this machine does, and of an https site nobody. */
  METRICS_TOKEN: z.string().refine(isMetricsToken, metricsTokenRule).default(''),
  /** Who gives it sees the team's page of releases; see docs/dashboard.md for who does without one. */
  RELEASES_TOKEN: z.string().refine(isReleasesToken, releasesTokenRule).default(''),
  /** Share of visits, 0 to 1, that report how fast they were (docs/field-figures.md); 0 is none. */
  FIELD_SAMPLE: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
});

/** Settings of the host's server, checked. */
export type HostConfig = Omit<z.infer<typeof schema>, 'SITE_ORIGIN'> & { siteOrigin: string };

/**
 * Reads the settings from the environment.
 * @throws StartError naming every wrong setting, one a line
 */
export function readConfig(env: NodeJS.ProcessEnv): HostConfig {
  const { SITE_ORIGIN, ...rest } = readSettings(schema, env);
  // Whoever can write into the store of a public site could put a key of their own beside a registry.
  if (SITE_ORIGIN?.startsWith('https:') && !rest.REGISTRY_PUBLIC_KEY)
    throw new StartError(
      'REGISTRY_PUBLIC_KEY: required with an https SITE_ORIGIN: the text of keys/registry.pub where releases are made',
    );
  if (SITE_ORIGIN?.startsWith('https:') && rest.ASSETS_ORIGIN?.startsWith('http:'))
    throw new StartError(
      'ASSETS_ORIGIN: must be https where SITE_ORIGIN is: browsers refuse it else',
    );
  return { ...rest, siteOrigin: SITE_ORIGIN ?? `http://localhost:${rest.PORT}` };
}
