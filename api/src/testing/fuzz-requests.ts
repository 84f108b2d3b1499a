import {
  ORDER_REFERENCE_HEADER,
  templateOf,
  updateEnquiryTestRide,
  updateLeadTestRide,
} from '@site/contract';
import fc from 'fast-check';
import type { TestRoute } from './test-api';

/** Where files come in. */
export const FILE_ADDRESSES = [updateEnquiryTestRide, updateLeadTestRide].map((call) =>
  templateOf(call, 'ev'),
);

/** What breaks servers: encodings, injections, prototypes, numbers out of range or no numbers at all, lengths. */
const nasty = fc.constantFrom(
  '',
  '\0',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '$1; drop table enquiry',
  '<script>alert(1)</script>',
  '%00',
  '%s%n',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  '9'.repeat(400),
  '\u202eabc',
  '{"a":',
  'null',
  'x'.repeat(5000),
);
/** Any code points, halves of pairs too. As `fc.string` with units it takes seconds to begin: it lists all of them. */
const anyText = fc
  .array(fc.nat({ max: 0x10ffff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));
const text = fc.oneof(nasty, anyText, fc.string({ maxLength: 30 }));
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3, noNullPrototype: true }),
);
const headerText = fc
  .oneof(nasty, fc.string({ maxLength: 40 }))
  .map((header) => header.replace(/[^\x20-\x7e]/g, '?').trim());

const headers = fc.record(
  {
    'idempotency-key': headerText,
    authorization: fc.oneof(
      headerText,
      headerText.map((token) => `Bearer ${token}`),
    ),
    accept: headerText,
    range: fc.oneof(headerText, fc.constantFrom('bytes=0-0', 'bytes=9-1', 'bytes=-99999999')),
    'if-none-match': headerText,
    'x-forwarded-for': headerText,
    'x-request-id': headerText,
    'x-razorpay-signature': headerText,
    'x-razorpay-event-id': headerText,
    [ORDER_REFERENCE_HEADER]: headerText,
  },
  { requiredKeys: [] },
);

const field = fc.oneof({ weight: 3, arbitrary: fc.constant('testride_file') }, text);
const isTwice = fc.constantFrom(false, false, false, true);
const file = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      field,
      name: fc.oneof(fc.constantFrom('proof.pdf', '../../proof.pdf'), text),
      content: fc.oneof(
        fc.constantFrom('%PDF-1.7 proof', '\xff\xd8\xff\xe0 photo', 'GIF89a', '<svg/>', ''),
        fc.string({ maxLength: 200 }),
      ),
      isTwice,
    }),
  },
  // Apart from hostile names: with a line break in it a large part waits for its time-out.
  fc.record({
    field: fc.constantFrom('testride_file', 'photo'),
    name: fc.constant('proof.pdf'),
    content: fc.constantFrom(`%PDF-1.7${'x'.repeat(100_000)}`, 'y'.repeat(100_000)),
    isTwice,
  }),
);

/** News of a payment as the provider sends it, or nearly: a part may be anything, or missing. */
const webhook = (orderId: string) => {
  const often = (right: fc.Arbitrary<unknown>) => fc.oneof({ weight: 4, arbitrary: right }, value);
  return fc.record({
    event: often(
      fc.constantFrom('payment.captured', 'payment.failed', 'order.paid', 'refund.done'),
    ),
    entity: fc.record(
      {
        id: often(fc.constantFrom('pay_1', 'pay_2')),
        order_id: often(fc.constantFrom(orderId, 'order_unknown')),
        amount: often(fc.constantFrom(99_900, 0, 1)),
        currency: often(fc.constantFrom('INR', 'USD')),
      },
      { requiredKeys: [] },
    ),
    raw: fc.option(fc.oneof(text, fc.json())),
    isSigned: fc.constantFrom(true, true, true, false),
  });
};

/** A hostile request to one of the routes; what the route takes is filled in by {@link bodyOf}. */
export const fuzzRequest = (routes: readonly TestRoute[], orderId: string) =>
  fc.record({
    route: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...routes) },
      {
        weight: 4,
        arbitrary: fc.constantFrom(...routes.filter(({ method }) => method === 'POST')),
      },
      // Few requests get past everything that a file is checked for.
      {
        weight: 1,
        arbitrary: fc.constantFrom(...routes.filter(({ url }) => FILE_ADDRESSES.includes(url))),
      },
    ),
    method: fc.constantFrom('', '', '', '', '', '', 'PUT', 'DELETE', 'OPTIONS', 'POST'),
    params: fc.array(text, { minLength: 4, maxLength: 4 }),
    hasRightParams: fc.boolean(),
    query: fc.dictionary(text, text, { maxKeys: 2 }),
    headers,
    /** The share of the right fields that is sent, from the first on. */
    keptFields: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    changedFields: fc.oneof(fc.constant([]), fc.array(fc.tuple(fc.nat(), value), { maxLength: 3 })),
    addedFields: fc.dictionary(text, value, { maxKeys: 4 }),
    format: fc.constantFrom('json', 'form', 'multipart', 'multipart', 'raw'),
    file: fc.option(file),
    raw: fc.oneof(text, fc.json()),
    contentType: headerText,
    webhook: webhook(orderId),
  });
export type FuzzRequest = ReturnType<typeof fuzzRequest> extends fc.Arbitrary<infer T> ? T : never;

/** What a route takes when all is right. */
export interface RightCall {
  params?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

/** The address: parameters and the wildcard are the right ones, or the request's texts. */
export function urlOf(fuzz: FuzzRequest, right: RightCall): string {
  let index = 0;
  const path = fuzz.route.url.replace(/:(\w+)|\*/g, (_match, name = '') => {
    const known = fuzz.hasRightParams ? right.params?.[name] : undefined;
    const param = known ?? fuzz.params[index] ?? '';
    index += 1;
    return encodeURIComponent(param.replace(/\p{Cs}/gu, '')) || 'x';
  });
  const search = new URLSearchParams(fuzz.query).toString();
  return search ? `${path}?${search}` : path;
}

const asText = (field: unknown): string =>
  typeof field === 'string' ? field : JSON.stringify(field);

function multipartOf(fields: readonly [string, unknown][], part: FuzzRequest['file']): Buffer {
  const texts = fields.map(
    ([name, field]) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(field)}\r\n`,
  );
  const head = `--b\r\ncontent-disposition: form-data; name="${part?.field}"; filename="${part?.name}"\r\n\r\n`;
  const files = part ? Array(part.isTwice ? 2 : 1).fill(`${head}${part.content}\r\n`) : [];
  return Buffer.from(`${texts.join('')}${files.join('')}--b--\r\n`, 'latin1');
}

/** The body: the route's right fields with some left out, changed or added, in one of the formats. */
export function bodyOf(fuzz: FuzzRequest, { fields: right = {} }: RightCall) {
  const names = Object.keys(right);
  const fields: Record<string, unknown> = Object.fromEntries(
    names.slice(0, Math.ceil(names.length * fuzz.keptFields)).map((name) => [name, right[name]]),
  );
  for (const [index, changed] of fuzz.changedFields) {
    const name = names[index % Math.max(names.length, 1)];
    if (name) fields[name] = changed;
  }
  const all = { ...fields, ...fuzz.addedFields };
  if (fuzz.format === 'json') return { type: 'application/json', payload: JSON.stringify(all) };
  if (fuzz.format === 'form') {
    const pairs = Object.entries(all).map(([name, field]) => [name, asText(field)]);
    const payload = new URLSearchParams(pairs).toString();
    return { type: 'application/x-www-form-urlencoded', payload };
  }
  if (fuzz.format === 'multipart') {
    const payload = multipartOf(Object.entries(all), fuzz.file);
    return { type: 'multipart/form-data; boundary=b', payload };
  }
  return { type: fuzz.contentType || 'application/json', payload: fuzz.raw };
}

/** The body of a webhook. */
export function webhookOf({ event, entity, raw }: FuzzRequest['webhook']): string {
  return raw ?? JSON.stringify({ event, payload: { payment: { entity } } });
}
