import { WaitingPage } from './waiting-page';

it('visitors who have to wait come back at different times, each as the page and its answer say', async () => {
  const pages = new WaitingPage('https://vayu.example');
  const answers = [0, 0.2, 0.4, 0.6, 0.999].map((random) => pages.next(() => random));
  const seconds = answers.map(({ headers }) => headers['retry-after']);
  expect(seconds).toEqual(['4', '5', '6', '7', '8']);
  for (const [at, answer] of answers.entries())
    expect((await answer.bodyFor()).body.toString()).toContain(
      `<meta http-equiv="refresh" content="${seconds[at]}">`,
    );
});
