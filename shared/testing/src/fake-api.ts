import type { AnswerOf, Endpoint } from '@site/contract';
import { callAddress, DEFAULT_APP } from '@site/contract/endpoints';
import { setRuntimeConfig } from '@site/shell';

/** What a path answers: a JSON body with status 200, another status, or a function of the call. */
export type FakeAnswer = Answer | ((call: FakeCall) => Answer | Promise<Answer>);

interface Answer {
  body?: unknown;
  status?: number;
  headers?: Record<string, string>;
}

/** One call as the API would see it. */
export interface FakeCall {
  method: string;
  /** From `/`, query included. */
  path: string;
  headers: Headers;
  /** Text fields and files of a form body. */
  fields: Record<string, FormDataEntryValue>;
}

export interface FakeApi {
  /** Every call so far, oldest first. */
  calls: FakeCall[];
  /** Those of one call of the contract: `sent(callOf(createEnquiry))`. */
  sent: (call: string) => FakeCall[];
  /** Sets or replaces an answer: `answer(callOf(listOffers), { status: 500 })`. */
  answer: (call: string, answer: FakeAnswer) => void;
}

/** How a fake knows a call of the contract: its method and its filled address. */
export function callOf<E extends Endpoint>(
  ...[endpoint, ...params]: Parameters<typeof callAddress<E>>
): string {
  return `${endpoint.method} ${callAddress(endpoint, ...params)}`;
}

/** An answer of a call as the API gives it: what was asked for, at the call's answer path. */
export function answerOf<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): { body: unknown } {
  const nested = endpoint.answerPath.reduceRight<unknown>(
    (inner, name) => ({ [name]: inner }),
    answer,
  );
  return { body: { status: 200, message: 'OK', ...(nested as object) } };
}

/** An answer that refuses, in the API's shape; `errors` by the name of a field. */
export function refusal(status: number, message: string, errors?: Record<string, string>) {
  return { status, body: { status, message, ...(errors ? { errors } : {}) } };
}

/**
 * Puts an API in the place of `fetch` and a runtime configuration beside it. A call without an
 * answer gets 404 as the real API would give; a rejected answer is a broken network.
 */
export function fakeApi(answers: Record<string, FakeAnswer> = {}): FakeApi {
  setRuntimeConfig({
    siteOrigin: 'https://site.test',
    apiOrigin: '',
    app: DEFAULT_APP,
    trackingId: '',
  });
  const byPath = new Map(Object.entries(answers));
  const calls: FakeCall[] = [];
  const api: FakeApi = {
    calls,
    sent: (wanted) => calls.filter(({ method, path }) => `${method} ${path}` === wanted),
    answer: (path, answer) => byPath.set(path, answer),
  };
  globalThis.fetch = async (input, init = {}) => {
    const call: FakeCall = {
      method: init.method ?? 'GET',
      path: String(input),
      headers: new Headers(init.headers),
      fields: init.body instanceof FormData ? Object.fromEntries(init.body.entries()) : {},
    };
    api.calls.push(call);
    const answer = byPath.get(`${call.method} ${call.path}`);
    const given = typeof answer === 'function' ? await answer(call) : answer;
    const { body, status = 200, headers } = given ?? { body: { status: 404 }, status: 404 };
    // Only what the client reads of a Response: jsdom has no class of that name.
    return {
      ok: status >= 200 && status <= 299,
      status,
      headers: new Headers(headers),
      text: async () => (typeof body === 'string' ? body : JSON.stringify(body ?? null)),
      blob: async () => new Blob([typeof body === 'string' ? body : '']),
    } as Response;
  };
  return api;
}
