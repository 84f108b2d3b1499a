import { describeError } from './describe-error';
import type { FromWorker, PublicPaths, Question, RenderResult, ToWorker } from './messages';
import type { Renderer } from './render-page';

interface Work {
  send: (message: FromWorker) => void;
  render: Renderer;
  /** Told of the content that each page is to show, before it is rendered. */
  followContent: (content: number | undefined) => void;
  listPublicPaths: () => Promise<PublicPaths>;
}

/**
 * Node hands a thread up to a thousand messages before anything else gets a turn, also those that come meanwhile.
 * A page that waits for the event loop would wait for as many pages that came after it: seconds, on a busy host.
 */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * What a worker does with each message of the server: answers questions, reports that it still works, and ends
 * what nobody waits for any more.
 */
export function answerQuestions({ send, render, followContent, listPublicPaths }: Work) {
  const underWay = new Map<number, AbortController>();

  const answerTo = (
    id: number,
    question: Question,
    signal: AbortSignal,
  ): Promise<RenderResult | PublicPaths> => {
    if (question.type === 'sitemap') return listPublicPaths();
    followContent(question.content);
    return render(question.url, question.mode, {
      signal,
      given: question.given,
      visitor: question.visitor,
      onRendering: () => send({ type: 'rendering', id }),
    });
  };

  const answer = async (id: number, question: Question): Promise<void> => {
    const controller = new AbortController();
    underWay.set(id, controller);
    try {
      await nextTurn();
      controller.signal.throwIfAborted();
      send({ type: 'answered', id, answer: await answerTo(id, question, controller.signal) });
    } catch (error) {
      // Also for an answer that cannot be sent: whoever waits must not wait for the limit.
      if (!controller.signal.aborted) send({ type: 'failed', id, message: describeError(error) });
    } finally {
      underWay.delete(id);
    }
  };

  return (message: ToWorker): void => {
    if (message.type === 'ping') send({ type: 'pong' });
    else if (message.type === 'cancel')
      underWay.get(message.id)?.abort(new Error('Nobody waits for this page any more'));
    else void answer(message.id, message);
  };
}
