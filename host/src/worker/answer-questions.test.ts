import { MessageChannel } from 'node:worker_threads';
import { answerQuestions } from './answer-questions';
import type { RenderResult } from './messages';
import type { Renderer } from './render-page';

const answer: RenderResult = { redirect: '/elsewhere', status: 302 };

it('the render worker follows the content that a page is to show before it renders the page for its visitor', async () => {
  const happened: unknown[] = [];
  const render: Renderer = async (url, _mode, { visitor }) => {
    happened.push(url, visitor);
    return answer;
  };
  const receive = answerQuestions({
    send: (message) => happened.push(message),
    render,
    followContent: (content) => happened.push(content),
    listPublicPaths: async () => ({ paths: [], isWhole: true }),
  });
  const visitor = '192.0.2.1';
  receive({ type: 'render', id: 7, url: 'http://localhost/a', mode: 'page', content: 3, visitor });
  await new Promise(setImmediate);
  expect(happened).toEqual([3, 'http://localhost/a', visitor, { type: 'answered', id: 7, answer }]);
});

it('a page that waits for the event loop is answered though pages that do not wait keep coming', async () => {
  const { port1: server, port2: worker } = new MessageChannel();
  const answered: number[] = [];
  const MANY = 200;
  const ask = (id: number) =>
    server.postMessage({ type: 'render', id, url: `http://localhost/${id}`, mode: 'page' });
  const ended = new Promise<void>((resolve) => {
    const receive = answerQuestions({
      // Whoever is answered is followed by the next at once, as on a busy host.
      send(message) {
        if (message.type !== 'answered') return;
        answered.push(message.id);
        if (message.id === MANY) resolve();
        else if (message.id > 0) ask(message.id + 1);
      },
      render: async (url) => {
        if (url.endsWith('/0')) await new Promise(setImmediate);
        return answer;
      },
      followContent: () => undefined,
      listPublicPaths: async () => ({ paths: [], isWhole: true }),
    });
    worker.on('message', receive);
  });
  ask(0);
  ask(1);
  await ended;
  worker.close();
  expect(answered.slice(0, 10)).toContain(0);
});

it('a page that is called off before its turn is not rendered', async () => {
  const render = jest.fn(async () => answer);
  const send = jest.fn();
  const receive = answerQuestions({
    send,
    render,
    followContent: () => undefined,
    listPublicPaths: async () => ({ paths: [], isWhole: true }),
  });
  receive({ type: 'render', id: 1, url: 'http://localhost/', mode: 'page' });
  receive({ type: 'cancel', id: 1 });
  receive({ type: 'render', id: 2, url: 'http://localhost/', mode: 'page' });
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(render).toHaveBeenCalledTimes(1);
  expect(send.mock.calls).toEqual([[{ type: 'answered', id: 2, answer }]]);
});
