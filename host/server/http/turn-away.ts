import type { FastifyReply, FastifyRequest } from 'fastify';
import { HIDDEN } from '../pages/page-composer';
import { plainAnswer } from './plain-page';
import { RefusalLog } from './refusal-log';
import { sendAnswer } from './send-answer';
import { WaitingPage } from './waiting-page';

const TOO_MANY_PREVIEWS = {
  title: 'Too many previews are open',
  text: 'Other people look at previews of other versions at the moment. Please try again in a minute.',
};

interface TurnAwayOptions {
  siteOrigin: string;
  /** Told of each visitor who gets the waiting page. */
  onRefused: () => void;
}

/** Answers visitors for whom nothing is rendered now. Each answer is 503 with `Retry-After`. */
export class TurnAway {
  readonly #waitingPage: WaitingPage;
  readonly #refusals = new RefusalLog();

  readonly #options: TurnAwayOptions;

  constructor(options: TurnAwayOptions) {
    this.#options = options;
    this.#waitingPage = new WaitingPage(options.siteOrigin);
  }

  /**
   * Sends the waiting page and takes the connection back. Node's event loop accepts one connection after
   * it has served all requests that have come in: those who ask on and on would keep new visitors out.
   */
  whenFull(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.#refusals.add(request.log);
    this.#options.onRefused();
    reply.header('connection', 'close');
    return sendAnswer(request, reply, this.#waitingPage.next());
  }

  /** Says that too many combinations of versions are looked at. */
  ofPreviews(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { siteOrigin } = this.#options;
    const headers = { ...HIDDEN, 'retry-after': '60' };
    const answer = plainAnswer('', TOO_MANY_PREVIEWS, { status: 503, siteOrigin, headers });
    return sendAnswer(request, reply, answer);
  }
}
