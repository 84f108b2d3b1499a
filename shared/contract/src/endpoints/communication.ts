import { otpSendAnswerSchema, otpVerifyAnswerSchema } from '../answers/otp';
import type { WriteEndpoint } from './endpoint';

/** Sends a one-time code to a phone. */
export const sendOtp = {
  name: 'sendOtp',
  method: 'POST',
  service: 'communication',
  path: '/sms/send/otp',
  answer: otpSendAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies WriteEndpoint;

/** Ours (design §7): verifies a one-time code on the server, which issues a short-lived token. */
export const verifyOtp = {
  name: 'verifyOtp',
  method: 'POST',
  service: 'communication',
  path: '/sms/verify/otp',
  answer: otpVerifyAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies WriteEndpoint;
