/** @jest-environment jsdom */
import { type OwnershipPage, readOwnershipPage } from '@site/contract';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { ownershipRoutes } from './ownership-routes';

const text: OwnershipPage = {
  title: 'Questions and answers',
  eyebrow: 'Ownership',
  summary: 'What buyers ask.',
  sections: [
    {
      id: 'plan',
      heading: 'The plan',
      paragraphs: ['Whichever comes first.'],
      points: ['Tyres once a month.'],
      table: { caption: 'Visits', columns: ['Visit', 'Distance'], rows: [['First', '1,000 km']] },
    },
  ],
  faqs: [{ question: 'Can I ride in the monsoon?', answer: 'Yes.' }],
  accessories: [
    {
      name: 'Top box',
      description: '38 litres.',
      price: 7_900,
      fits: 'Vayu One',
      drawing: { src: '/static/img/box.svg', width: 240, height: 140, alt: 'Drawing of a box' },
    },
    { name: 'Spare key', description: 'Cut to order.', price: 900, fits: 'Vayu One' },
  ],
  downloads: [{ name: 'Vayu One', url: '/static/brochures/one.pdf', detail: 'PDF' }],
};
const FAQS = callOf(readOwnershipPage, { slug: 'faqs' });

async function openFaqs(answer: FakeAnswer = answerOf(readOwnershipPage, text)) {
  const api = fakeApi({ [FAQS]: answer });
  const view = renderPage(routes, '/ownership/faqs');
  await screen.findByRole('heading', { level: 1 });
  return { api, ...view };
}

it('the ownership page shows text, table, questions, accessories with prices and files of a topic', async () => {
  await openFaqs();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questions and answers');
  const table = within(screen.getByRole('table', { name: 'Visits' }));
  expect(table.getByRole('rowheader', { name: 'First' })).toBeInTheDocument();
  expect(table.getByRole('cell', { name: '1,000 km' })).toBeInTheDocument();
  expect(screen.getByText('Can I ride in the monsoon?')).toBeVisible();
  expect(screen.getByText('₹7,900/-')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Drawing of a box' })).toBeInTheDocument();
  expect(screen.getByText('₹900/-')).toBeVisible();
  expect(screen.getByRole('link', { name: /Vayu One/ })).toHaveAttribute(
    'href',
    '/static/brochures/one.pdf',
  );
});

it('the ownership page leads to all topics and marks its own', async () => {
  await openFaqs();
  const topics = within(screen.getByRole('navigation', { name: 'Ownership' }));
  expect(topics.getAllByRole('link')).toHaveLength(ownershipRoutes.length);
  expect(topics.getByRole('link', { name: 'Warranty' })).toHaveAttribute(
    'href',
    '/ownership/warranty',
  );
  expect(topics.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('the ownership page tells search engines the questions with their answers', async () => {
  fakeApi({ [FAQS]: answerOf(readOwnershipPage, text) });
  const route = ownershipRoutes.find(({ path }) => path === '/ownership/faqs');
  const data = await route?.loader({
    params: {},
    url: new URL('https://site.test/ownership/faqs'),
    signal: new AbortController().signal,
  });
  expect(data?.head.jsonLd).toContainEqual(
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: [
        expect.objectContaining({
          name: 'Can I ride in the monsoon?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
        }),
      ],
    }),
  );
});

it('the ownership page tells a failed read under its own title, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, user } = await openFaqs({ status: 500 });
  expect(screen.getByText(/unable to load this text/)).toBeVisible();
  api.answer(FAQS, answerOf(readOwnershipPage, text));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The plan')).toBeVisible();
});
