import { randomUUID } from 'node:crypto';
import { messages, sendOtp } from '@site/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { otpChallenge } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { serveWrite } from '../../platform/http/serve-write';
import { ThenDo } from '../../platform/http/then-do';
import { networkOf } from './network-of';
import { codeRules, hashCode, keyedHash, newCode } from './one-time-code';
import { readSendHistory } from './read-send-history';
import { secondsToWait } from './send-limits';

const TEMPLATE_ID = /^[\w.-]{1,64}$/;

/** sms/send/otp: keeps a hashed code, sends it, answers the challenge (and, in the demo, the code). */
export function sendOtpRoute(app: FastifyInstance, deps: ApiDeps): void {
  const { config, db, sms } = deps;
  const secret = config.secrets.tokenSecret;
  serveWrite(
    app,
    deps,
    sendOtp,
    async ({ fields: { phone_number: phone, templateId = '' }, request, tx }) => {
      const now = deps.now();
      const addressHash = keyedHash(secret, 'address', networkOf(request.ip));
      const history = await readSendHistory(tx, { phone, addressHash, now });
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
        createdAt: now,
        expiresAt: new Date(now.getTime() + codeRules.lifetimeMs),
      });
      const answer = { challenge_id: challengeId, ...(sms.handsOutCodes ? { otp: code } : {}) };
      return new ThenDo(answer, async () => {
        try {
          await sms.send({
            phone,
            code,
            templateId: TEMPLATE_ID.test(templateId) ? templateId : '',
          });
        } catch (error) {
          request.log.error({ err: error }, 'one-time code not sent');
          // A code that never left must not count against the visitor.
          await db.delete(otpChallenge).where(eq(otpChallenge.id, challengeId));
          throw new HttpError(502, messages.otpSendFailed);
        }
      });
    },
    { answerToKeep: ({ challenge_id }) => ({ challenge_id }) },
  );
}
