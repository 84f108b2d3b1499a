import { type Env, integer } from './env';

/** How long personal data are kept, in days; 0 is for ever. The privacy policy of the content says the same to visitors. */
export interface RetentionConfig {
  /** Enquiries, leads, test rides and orders that nobody paid: after the last contact with their phone number. */
  contactDays: number;
  /** Dealer applications. */
  applicationDays: number;
}

const MOST_DAYS = 36_500;

/** Reads KEEP_CONTACTS_DAYS and KEEP_APPLICATIONS_DAYS. */
export const readRetentionConfig = (env: Env): RetentionConfig => ({
  contactDays: integer(env, 'KEEP_CONTACTS_DAYS', 730, [0, MOST_DAYS]),
  applicationDays: integer(env, 'KEEP_APPLICATIONS_DAYS', 365, [0, MOST_DAYS]),
});
