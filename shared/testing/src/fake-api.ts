import { setRuntimeConfig } from '@site/shell';

/** What a path answers: a JSON body with status 200, another status, or a function of the call. */
export type FakeAnswer = Answer | ((call: FakeCall) => Answer | Promise<Answer>);

interface Answer {
  body?: unknown;
  status?: number;
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
  /** Sets or replaces an answer: `answer('GET /api/v2/ev/x', { body })`. */
  answer: (methodAndPath: string, answer: FakeAnswer) => void;
}

/** The body of an answer of the API: `response_data` in its wrapping (design §6). */
export function apiBody(responseData: unknown, message = 'OK'): { body: unknown } {
  return { body: { status: 200, message, data: { response_data: responseData } } };
}

/**
 * Puts an API in the place of `fetch` and a runtime configuration beside it. A call without an
 * answer gets 404 as the real API would give; a rejected answer is a broken network.
 */
export function fakeApi(answers: Record<string, FakeAnswer> = {}): FakeApi {
  setRuntimeConfig({
    siteOrigin: 'https://site.test',
    apiOrigin: '',
    app: 'ev',
    trackingId: '',
  });
  const byPath = new Map(Object.entries(answers));
  const api: FakeApi = { calls: [], answer: (path, answer) => byPath.set(path, answer) };
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
    const { body, status = 200 } = given ?? { body: { status: 404 }, status: 404 };
    // Only what the client reads of a Response: jsdom has no class of that name.
    return {
      ok: status >= 200 && status <= 299,
      status,
      text: async () => (typeof body === 'string' ? body : JSON.stringify(body ?? null)),
    } as Response;
  };
  return api;
}
