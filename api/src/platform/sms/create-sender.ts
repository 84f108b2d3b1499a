import type { SmsConfig } from '../config/sms-config';
import { consoleSender } from './console-sender';
import { httpSender } from './http-sender';
import type { SmsSender } from './sms-sender';

/** The sender that the configuration names. */
export function createSmsSender(config: SmsConfig, log: (line: string) => void): SmsSender {
  return config.provider === 'http' ? httpSender(config) : consoleSender(log);
}
