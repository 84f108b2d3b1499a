import type { AnswerSchemas } from '@site/contract/endpoints';
import type { AnswerCache } from './answers/answer-cache';
import type { Config } from './config/config';
import type { Db } from './db/db';
import type { BoundedPool } from './db/pool';
import type { ImageResolver } from './images/images';
import type { RouteLimit } from './limits/route-limits';
import type { WriteQueue } from './limits/write-queue';
import type { PaymentProvider } from './payment-provider/provider';
import type { SmsSender } from './sms/sms-sender';

/** What routes work with; made once at the composition root, faked in tests. */
export interface ApiDeps {
  config: Config;
  /** For writes, and for reads that belong to one. */
  db: Db;
  pool: BoundedPool;
  /** Where writes wait for their turn. */
  writes: WriteQueue;
  /** For the reads of pages: they cannot take the connections of writes. */
  reads: Db;
  /** Says whether the database answers, and what its reference data are, however many wait for a connection. */
  probe: Db;
  /** What each call answers: serialises and documents it. */
  answerSchemas: AnswerSchemas;
  /** Answers that are the same for all, in this process. */
  answers: AnswerCache;
  images: ImageResolver;
  sms: SmsSender;
  payments: PaymentProvider;
  /** The clock. */
  now: () => Date;
  /** Route option that puts the configured rate limit on a write. */
  writeLimit: RouteLimit;
  /** The same for a write that may carry a file. */
  uploadLimit: RouteLimit;
  /** The same for the open gateway call. */
  gatewayLimit: RouteLimit;
  /** The same for the question whether a phone is known. */
  customerCheckLimit: RouteLimit;
}
