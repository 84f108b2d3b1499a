import { generateKeyPairSync } from 'node:crypto';

/** What the Secret `api` holds: the settings that production wants and that stand in no file. */
export const API_SECRET = {
  DATABASE_URL: 'postgresql://site:password@db.internal:5432/site',
  TOKEN_SECRET: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  SMS_PROVIDER: 'http',
  SMS_GATEWAY_URL: 'https://gateway.example/send',
  SMS_GATEWAY_BODY: '{"to":"91{phone}","template_id":"{templateId}","otp":"{code}"}',
  SMS_GATEWAY_AUTHORIZATION: 'Bearer 3b1c9f0a7d2e4c58',
  MAIL_PROVIDER: 'smtp',
  MAIL_FROM: 'Vayu <orders@vayu.example>',
  SMTP_URL: 'smtp://user:password@mail.example:587',
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_3fd9a1c07be245',
  RAZORPAY_KEY_SECRET: 'c81e728d9d4c2f636f067f89cc14862c',
  RAZORPAY_WEBHOOK_SECRET: 'eccbc87e4b5ce2fe28308fd9f2a7baf3',
  METRICS_TOKEN: 'a87ff679a2f3e71d9181a67b7542122c',
} as const;

const { publicKey } = generateKeyPairSync('ed25519');

/** What the Secret `host` holds. */
export const HOST_SECRET = {
  REGISTRY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  AWS_ACCESS_KEY_ID: 'AKIA0000000000000000',
  AWS_SECRET_ACCESS_KEY: 'e4da3b7fbbce2345d7772b0674a318d5',
  METRICS_TOKEN: 'a87ff679a2f3e71d9181a67b7542122c',
  RELEASES_TOKEN: '1679091c5a880faf6fb5e6087eb1b2dc',
};
