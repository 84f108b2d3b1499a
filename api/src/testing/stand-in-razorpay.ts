import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RazorpayProvider } from '../platform/payment-provider/razorpay/razorpay-provider';

/** One answer of the stand-in, which is given the body of the request as text. */
export type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

interface Seen {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** Settings of a provider in a test. */
export const SETTINGS = {
  keyId: 'rzp_test_abcdefgh',
  keySecret: 'a-key-secret',
  webhookSecret: 'a-webhook-secret',
  // Long enough for a busy machine; only tests of silence shorten it.
  timeoutMs: 10_000,
};

/** An answer of that status with a JSON body. */
export const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** A stand-in of the provider's REST API on this machine: answers in turn, remembers what it was asked. */
export class StandInRazorpay {
  answers: Answer[] = [];
  readonly seen: Seen[] = [];
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { method, url, headers } = request;
      const sent: unknown = body === '' ? undefined : JSON.parse(body);
      this.seen.push({ method, url, authorization: headers.authorization, body: sent });
      this.answers.shift()?.(request, response, body);
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Its address while it is open. */
  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** A provider that asks this stand-in and waits so many ms for an answer. */
  openProvider(timeoutMs = SETTINGS.timeoutMs): RazorpayProvider {
    return new RazorpayProvider({ ...SETTINGS, timeoutMs, apiUrl: this.url });
  }

  /** Ends every connection and answers no more. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
