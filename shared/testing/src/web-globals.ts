import { TextDecoder, TextEncoder } from 'node:util';

/** What a loader may read of a navigation's Request. */
class LoaderRequest {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly method = 'GET';
  readonly headers = new Headers();
  constructor(url: string | URL, init: { signal: AbortSignal }) {
    this.url = String(url);
    this.signal = init.signal;
  }
}

/** Every browser has these and the router needs them; jsdom has none of them. */
for (const [name, value] of Object.entries({ TextDecoder, TextEncoder, Request: LoaderRequest })) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });
}

/** A window of which no media query is known to match. MUI still listens the old way too. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
if (typeof window !== 'undefined' && !window.matchMedia) {
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, writable: true });
}

/** The pages scroll to the results; jsdom has no layout to scroll. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
