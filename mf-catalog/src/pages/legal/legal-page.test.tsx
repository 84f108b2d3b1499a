/** @jest-environment jsdom */
import {
  readCookiesPolicies,
  readPrivacyPolicy,
  readRefundPolicy,
  readTermsConditions,
} from '@site/contract';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';

const text = {
  title: 'Terms and Conditions',
  last_revision: '11-09-2020',
  summary: 'What applies.',
  sections: [
    { id: 'prices', heading: 'Prices', paragraphs: ['In rupees.'], points: ['A fee of 3%.'] },
    { id: 'law', heading: 'Law', paragraphs: ['Indian law.'], points: [] },
  ],
};

const pages = {
  '/terms-conditions': readTermsConditions,
  '/privacy-policy': readPrivacyPolicy,
  '/cookies-policies': readCookiesPolicies,
  '/refund-policy': readRefundPolicy,
};
type Path = keyof typeof pages;

async function openPage(path: Path, answer: FakeAnswer = answerOf(pages[path], text)) {
  const api = fakeApi({ [callOf(pages[path])]: answer });
  const view = renderPage(routes, path);
  await screen.findByRole('heading', { level: 1 });
  return { api, ...view };
}

it.each(Object.keys(pages) as Path[])(
  'the legal page %s shows its text with its last revision and sections',
  async (path) => {
    await openPage(path);
    expect(screen.getByText('Last revision 11-09-2020')).toBeInTheDocument();
    const prices = within(screen.getByRole('region', { name: '1. Prices' }));
    expect(prices.getByText('In rupees.')).toBeInTheDocument();
    expect(prices.getByRole('listitem')).toHaveTextContent('A fee of 3%.');
  },
);

it('a legal page has a table of contents that leads to each section', async () => {
  await openPage('/terms-conditions');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const link = contents.getByRole('link', { name: 'Law' });
  expect(link).toHaveAttribute('href', '#law');
  expect(document.getElementById('law')).toHaveTextContent('2. Law');
});

it('a legal page tells a failed read under its own title, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, user } = await openPage('/refund-policy', { status: 500 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Return and Refund Policy');
  api.answer(callOf(readRefundPolicy), answerOf(readRefundPolicy, text));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('In rupees.')).toBeInTheDocument();
  jest.restoreAllMocks();
});
