import { answerQuestions } from './answer-questions';
import type { RenderResult } from './messages';

const answer: RenderResult = { redirect: '/elsewhere', status: 302 };

it('the render worker follows the content that a page is to show before it renders the page', async () => {
  const happened: unknown[] = [];
  const render = jest.fn(async (url: string) => {
    happened.push(url);
    return answer;
  });
  const receive = answerQuestions({
    send: (message) => happened.push(message),
    render,
    followContent: (content) => happened.push(content),
    listPublicPaths: async () => [],
  });
  receive({ type: 'render', id: 7, url: 'http://localhost/a', mode: 'page', content: 3 });
  await new Promise(setImmediate);
  expect(happened).toEqual([3, 'http://localhost/a', { type: 'answered', id: 7, answer }]);
});
