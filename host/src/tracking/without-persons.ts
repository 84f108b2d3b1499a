/** A phone number that somebody put into an address, in whatever digits and groups; our own have none. */
const LONG_NUMBER = /\p{Nd}(?:[\s()+_-]*\p{Nd}){6,}/gu;
/** Files of releases: names of pictures look like e-mail addresses. */
const RELEASED = '/releases/';

/** All of a path as text, `%40` too; the path itself when it has a percent sign that means nothing. */
function asText(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (_malformed) {
    return path;
  }
}

/**
 * What may be told of the path of a page, to a log or to an ads service: without the parts that may be an e-mail address, and
 * without phone numbers. A path that has neither stays as it is written.
 */
export function withoutPersons(path: string): string {
  const text = asText(path);
  const parts = text.startsWith(RELEASED)
    ? [text]
    : text.split('/').map((part) => (part.includes('@') ? '…' : part));
  const told = parts.join('/').replace(LONG_NUMBER, '…');
  return told === text ? path : told;
}
