/** What the head of an answer says of its body. */
const NAMES = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

interface HeaderHolder {
  removeHeader(name: string): unknown;
}

/** Takes back what was said of a body that does not come after all. */
export function forgetBody(reply: HeaderHolder): void {
  for (const name of NAMES) reply.removeHeader(name);
}
