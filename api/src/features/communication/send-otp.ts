import { randomUUID } from 'node:crypto';
import { messages, sendOtp } from '@site/contract';
import { networkOf } from '@site/server';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { otpChallenge } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { serveWrite } from '../../platform/http/serve-write';
import { ThenDo } from '../../platform/http/then-do';
import { keyedHash } from '../../platform/keyed-hash';
import { deviceOf } from '../../platform/limits/device-of';
import { SmsRefusedError } from '../../platform/sms/sms-sender';
import { codeRules, hashCode, newCode, secondsToNextCode } from './one-time-code';
import { readSendHistory } from './read-send-history';
import { isSiteOver, secondsToWait } from './send-limits';

const TEMPLATE_ID = /^[\w.-]{1,64}$/;

/**
 * sms/send/otp: keeps a hashed code, sends it, answers the challenge (and, in the demo, the code). A
 * request that is repeated under its Idempotency-Key is answered as issued, and sends nothing.
 */
export function sendOtpRoute(app: FastifyInstance, deps: ApiDeps): void {
  const { config, db, sms } = deps;
  const secret = config.secrets.tokenSecret;

  async function sentAtOf(challengeId: string): Promise<Date | undefined> {
    const [challenge] = await db
      .select({ sentAt: otpChallenge.createdAt })
      .from(otpChallenge)
      .where(eq(otpChallenge.id, challengeId));
    return challenge?.sentAt;
  }

  serveWrite(
    app,
    deps,
    sendOtp,
    async ({ fields: { phone_number: phone, templateId = '' }, request, tx }) => {
      const now = deps.now();
      const addressHash = keyedHash(secret, 'address', networkOf(request.ip));
      const device = deviceOf(request);
      const deviceHash = device === undefined ? null : keyedHash(secret, 'device', device);
      const history = await readSendHistory(tx, { phone, addressHash, deviceHash, now });
      if (isSiteOver(history, config.otpLimits)) {
        const { perSiteAndHour } = config.otpLimits;
        request.log.error({ event: 'otp-site-ceiling', perSiteAndHour }, 'no more one-time codes');
      }
      const wait = secondsToWait(history, config.otpLimits, now);
      if (wait > 0) {
        throw new HttpError(429, messages.otpSendFailed, undefined, {
          'retry-after': String(wait),
        });
      }
      const challengeId = randomUUID();
      const code = newCode();
      await tx.insert(otpChallenge).values({
        id: challengeId,
        phone,
        codeHash: hashCode(secret, challengeId, code),
        addressHash,
        deviceHash,
        createdAt: now,
        expiresAt: new Date(now.getTime() + codeRules.lifetimeMs),
      });
      const answer = {
        challenge_id: challengeId,
        resend_after: codeRules.pauseMs / 1000,
        ...(sms.handsOutCodes ? { otp: code } : {}),
      };
      return new ThenDo(answer, async () => {
        try {
          await sms.send({
            phone,
            code,
            templateId: TEMPLATE_ID.test(templateId) ? templateId : '',
          });
        } catch (error) {
          if (!(error instanceof SmsRefusedError)) {
            // It may still arrive: the code works and counts, and the visitor can enter it.
            request.log.warn({ err: error, event: 'otp-unsure' }, 'one-time code may be late');
            return;
          }
          request.log.error({ err: error, event: 'otp-not-sent' }, 'one-time code not sent');
          // A code that never left must not count against the visitor.
          await db.delete(otpChallenge).where(eq(otpChallenge.id, challengeId));
          throw new HttpError(502, messages.otpSendFailed);
        }
      });
    },
    {
      answerToKeep: ({ challenge_id }) => ({ challenge_id }),
      // The first answer was lost: the code is on its way, and its pause has begun then.
      answerAgain: async (_fields, { challenge_id = '' }) => {
        const sentAt = await sentAtOf(challenge_id);
        return {
          challenge_id,
          ...(sentAt ? { resend_after: secondsToNextCode(sentAt, deps.now()) } : {}),
        };
      },
    },
  );
}
