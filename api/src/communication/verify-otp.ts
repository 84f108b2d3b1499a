import { messages, verifyOtp } from '@site/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { otpChallenge } from '../db/schema/all';
import type { ApiDeps } from '../deps';
import { fieldError } from '../http/http-error';
import { serveWrite } from '../http/serve-write';
import { hashCode, isOpenChallenge, isSameHash } from './one-time-code';
import { issuePhoneToken, TOKEN_LIFETIME_S } from './phone-token';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const refusal = () => fieldError('otp', messages.otpInvalid);

/** sms/verify/otp: a right code gives a token, once; a wrong one counts. */
export function verifyOtpRoute(app: FastifyInstance, deps: ApiDeps): void {
  const secret = deps.config.secrets.tokenSecret;
  serveWrite(app, deps, verifyOtp, async ({ fields: { challenge_id: id, otp }, tx }) => {
    if (!UUID.test(id)) throw refusal();
    // Locked, so that tries at the same moment are counted one by one.
    const [challenge] = await tx
      .select()
      .from(otpChallenge)
      .where(eq(otpChallenge.id, id))
      .for('update');
    const now = deps.now();
    if (!challenge || !isOpenChallenge(challenge, now)) throw refusal();
    const isRight = isSameHash(challenge.codeHash, hashCode(secret, challenge.id, otp));
    await tx
      .update(otpChallenge)
      .set(isRight ? { verifiedAt: now } : { tries: challenge.tries + 1 })
      .where(eq(otpChallenge.id, challenge.id));
    if (!isRight) return refusal(); // Returned, not thrown: the try stays counted.
    return { token: issuePhoneToken(secret, challenge.phone, now), expires_in: TOKEN_LIFETIME_S };
  });
}
