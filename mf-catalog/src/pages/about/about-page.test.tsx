/** @jest-environment jsdom */
import { readBanners } from '@site/contract';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { block } from '../../testing/sample-catalog';

const BANNERS = callOf(readBanners);
const blocks = ['About', 'Why', 'Innovation', 'Environmental impact'].map((tagline, index) =>
  block({
    tagline,
    title: [{ label: `${tagline} title`, theme: 'default' }],
    layout: index % 2 === 0 ? 'left' : 'right',
  }),
);

async function openAbout(answer: FakeAnswer) {
  const api = fakeApi({ [BANNERS]: answer });
  const view = renderPage(routes, '/about-us');
  await screen.findByRole('heading', { level: 1 });
  return { api, ...view };
}

it('the about page opens with what the maker is, then why, innovation and environmental impact', async () => {
  await openAbout(answerOf(readBanners, blocks));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About title');
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Why title',
    'Innovation title',
    'Environmental impact title',
  ]);
});

it('the about page tells a failed read, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, user } = await openAbout({ status: 500 });
  expect(screen.getByRole('alert')).toHaveTextContent('Opps! Something went wrong.');
  api.answer(BANNERS, answerOf(readBanners, blocks));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Why title' })).toBeInTheDocument();
  jest.restoreAllMocks();
});

it('the about page says so when there is nothing to show', async () => {
  await openAbout(answerOf(readBanners, []));
  expect(screen.getByText('Our story is being written')).toBeInTheDocument();
});
