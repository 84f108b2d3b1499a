import {
  otpSendAnswerSchema,
  otpSendSchema,
  otpVerifyAnswerSchema,
  otpVerifySchema,
} from '../requests/otp';
import type { Endpoint } from './endpoint';

export const sendOtp = {
  method: 'POST',
  service: 'communication',
  path: '/sms/send/otp',
  summary: 'Send a one-time code to a phone',
  request: otpSendSchema,
  answer: otpSendAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;

/** Ours (design §7): verifies on the server and issues a short-lived token. */
export const verifyOtp = {
  method: 'POST',
  service: 'communication',
  path: '/sms/verify/otp',
  summary: 'Verify a one-time code',
  request: otpVerifySchema,
  answer: otpVerifyAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;
