import type pg from 'pg';
import type { Config } from './config/config';
import type { Db } from './db/connect';
import type { RouteLimit } from './http/route-limits';
import type { PaymentProvider } from './payments/provider';
import type { SmsSender } from './sms/sms-sender';
import type { ImageResolver } from './static/images';

/** What routes work with; made once at the composition root, faked in tests. */
export interface ApiDeps {
  config: Config;
  db: Db;
  pool: pg.Pool;
  images: ImageResolver;
  sms: SmsSender;
  payments: PaymentProvider;
  /** The clock. */
  now: () => Date;
  /** Route option that puts the configured rate limit on a write. */
  writeLimit: RouteLimit;
  /** The same for a write that may carry a file. */
  uploadLimit: RouteLimit;
}
