import { messages, type OtpVerifyAnswer, verifyOtp } from '@site/contract';
import { isSameSecret } from '@site/server';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { otpChallenge } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { fieldError, HttpError } from '../../platform/http/http-error';
import { serveWrite } from '../../platform/http/serve-write';
import { codeRules, endOfChallenge, hashCode } from './one-time-code';
import { issuePhoneToken, tokenSecondsLeft } from './phone-token';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const refusal = () => fieldError('otp', messages.otpInvalid);
/** 410: no code is right any more, and a new one must be asked for. */
const gone = (message: string) => new HttpError(410, message, { otp: message });

/**
 * sms/verify/otp: a right code gives a token, once; a wrong one counts, and 410 says when no code is
 * right any more. A request that is repeated under its Idempotency-Key gets the token again, made
 * anew: it is kept nowhere.
 */
export function verifyOtpRoute(app: FastifyInstance, deps: ApiDeps): void {
  const { config, db, now } = deps;
  const secret = config.secrets.tokenSecret;

  function answerFor(phone: string, verifiedAt: Date): OtpVerifyAnswer {
    const expires_in = tokenSecondsLeft(verifiedAt, now());
    // The code was right, long ago: only a new one helps.
    if (expires_in <= 0) throw gone(messages.otpExpired);
    return { token: issuePhoneToken(secret, phone, verifiedAt), expires_in };
  }

  serveWrite(
    app,
    deps,
    verifyOtp,
    async ({ fields: { challenge_id: id, otp }, tx }) => {
      if (!UUID.test(id)) throw refusal();
      // Locked, so that tries at the same moment are counted one by one.
      const [challenge] = await tx
        .select()
        .from(otpChallenge)
        .where(eq(otpChallenge.id, id))
        .for('update');
      const verifiedAt = now();
      const end = challenge ? endOfChallenge(challenge, verifiedAt) : 'expired';
      if (end === 'tries-over') throw gone(messages.otpTriesOver);
      if (!challenge || end === 'expired') throw gone(messages.otpExpired);
      if (end) throw refusal();
      const isRight = isSameSecret(challenge.codeHash, hashCode(secret, challenge.id, otp));
      await tx
        .update(otpChallenge)
        .set(isRight ? { verifiedAt } : { tries: challenge.tries + 1 })
        .where(eq(otpChallenge.id, challenge.id));
      if (!isRight) {
        // Returned, not thrown: the try stays counted.
        const isLast = challenge.tries + 1 >= codeRules.maxTries;
        return isLast ? gone(messages.otpTriesOver) : refusal();
      }
      return answerFor(challenge.phone, verifiedAt);
    },
    {
      answerToKeep: () => ({ token: '', expires_in: 0 }),
      // The key's body hash has matched: the caller has sent the right code again.
      answerAgain: async ({ challenge_id: id }) => {
        const [challenge] = await db.select().from(otpChallenge).where(eq(otpChallenge.id, id));
        if (!challenge?.verifiedAt) throw refusal();
        return answerFor(challenge.phone, challenge.verifiedAt);
      },
    },
  );
}
