import { join, resolve } from 'node:path';
import { DEFAULT_APP } from '@site/contract/endpoints';
import { StartError } from '@site/server';
import { apiHome, paths, repoHome } from '../paths';
import { readIsProduction } from './app-env';
import { type Env, integer, oneOf, text, trustedProxies } from './env';
import { type MailConfig, readMailConfig } from './mail-config';
import { readMetricsToken } from './metrics-config';
import { readOtpLimits, type SendLimits } from './otp-config';
import { type PaymentConfig, readPaymentConfig } from './payment-config';
import { readPoolConfig } from './pool-config';
import { readRateLimits } from './rate-limit-config';
import { type RetentionConfig, readRetentionConfig } from './retention-config';
import { readSecrets, type Secrets } from './secrets';
import { readSmsConfig, type SmsConfig } from './sms-config';
import { readUploadConfig, type UploadConfig } from './upload-config';

/** Everything that a deployment can set, checked. See `api/.env.example` for what each means. */
export interface Config {
  isProduction: boolean;
  host: string;
  port: number;
  /** The `{app}` of spec §7. */
  app: string;
  dataDir: string;
  uploads: UploadConfig;
  /** Empty: the embedded Postgres inside `dataDir`. */
  databaseUrl: string;
  /** Connections of this process to the database, of which `dbPoolReads` serve reads alone. */
  dbPoolMax: number;
  dbPoolReads: number;
  /** How many may wait for a connection of either kind; the next one is refused at once. */
  dbMaxWaiting: number;
  dbStatementTimeoutMs: number;
  pgUid: number;
  apiHome: string;
  contentDistDir: string;
  seedsDir: string;
  migrationsDir: string;
  /** Proxies whose X-Forwarded-For is believed; false believes nobody. */
  trustProxy: false | string[];
  /** Requests per minute and address to each route that writes; 0 switches the limit off. */
  writesPerMinute: number;
  /** The same for each route that takes a file. */
  uploadsPerMinute: number;
  /** Per minute and address to the open gateway call, whatever devices are behind it; 0 is no limit. */
  gatewayOrdersPerMinute: number;
  /** Per minute and address to the question whether a phone is known, whatever devices are behind it; 0 is no limit. */
  customerChecksPerMinute: number;
  /** Requests per minute and route for one phone number, whoever sends them; 0 is no limit. */
  writesPerPhone: number;
  /** Requests per minute and address on all limited routes, of all devices behind it; 0 is no limit. */
  writesPerAddress: number;
  /** Offer codes that do not count, a minute and device, on each route that says whether one counts; 0 is no limit. */
  codesPerDevice: number;
  /** The same of an address, of all devices behind it; 0 is no limit. */
  codesPerAddress: number;
  /** False keeps no answers of reads in memory. */
  keepsAnswers: boolean;
  /** Event-loop delay in ms above which requests are refused with 503; 0 switches it off. */
  maxEventLoopDelayMs: number;
  /** Who sends it sees /metrics; empty: only this machine does, and in production nobody. */
  metricsToken: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  secrets: Secrets;
  sms: SmsConfig;
  mail: MailConfig;
  otpLimits: SendLimits;
  retention: RetentionConfig;
  payments: PaymentConfig;
}

/** Reads the configuration. @throws StartError in one line that names the variable at fault. */
export function readConfig(env: Env): Config {
  const isProduction = readIsProduction(env);
  const app = text(env, 'APP_PREFIX', DEFAULT_APP);
  if (!/^[a-z0-9-]+$/i.test(app) || ['geoservice', 'communication'].includes(app)) {
    throw new StartError(`APP_PREFIX must be letters, digits and hyphens, not "${app}".`);
  }
  const databaseUrl = text(env, 'DATABASE_URL', '');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  const dataDir = resolve(text(env, 'DATA_DIR', join(repoHome, '.data')));
  return {
    isProduction,
    host: text(env, 'HOST', '127.0.0.1'),
    port: integer(env, 'API_PORT', 4000, [0, 65535]),
    app,
    dataDir,
    uploads: readUploadConfig(env, dataDir),
    databaseUrl,
    ...readPoolConfig(env),
    dbStatementTimeoutMs: integer(env, 'DB_STATEMENT_TIMEOUT_MS', 8_000, [100, 60_000]),
    pgUid: integer(env, 'PG_UID', 65_534, [1, 4_294_967_294]),
    apiHome,
    contentDistDir: resolve(text(env, 'CONTENT_DIST_DIR', paths.contentDist)),
    seedsDir: resolve(text(env, 'SEEDS_DIR', paths.seeds)),
    migrationsDir: paths.migrations,
    trustProxy: trustedProxies(env, 'TRUST_PROXY'),
    ...readRateLimits(env),
    keepsAnswers: oneOf(env, 'READ_CACHE', ['on', 'off'], 'on') === 'on',
    maxEventLoopDelayMs: integer(env, 'MAX_EVENT_LOOP_DELAY_MS', 1_500, [0, 60_000]),
    metricsToken: readMetricsToken(env),
    logLevel: oneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    secrets: readSecrets(env, isProduction, dataDir),
    sms: readSmsConfig(env, isProduction),
    mail: readMailConfig(env, isProduction),
    otpLimits: readOtpLimits(env),
    retention: readRetentionConfig(env),
    payments: readPaymentConfig(env, isProduction),
  };
}
