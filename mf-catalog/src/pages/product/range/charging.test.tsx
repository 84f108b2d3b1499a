/** @jest-environment jsdom */
import { readTechnicalSpecs } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { Charging } from './charging';

function open() {
  const lines = [
    { label: 'Range per Charge', value: '150', unit: 'km' },
    { label: 'Charging Time, 0 to 80%', value: '3.5', unit: 'h' },
  ];
  fakeApi({
    [callOf(readTechnicalSpecs)]: answerOf(readTechnicalSpecs, {
      'vayu_one-standard': [{ title: 'Battery and charging', lines }],
    }),
  });
  const page = {
    path: '/charging',
    loader: async () => ({ fallback: {}, head: { title: 'T', description: 'D' } }),
    lazy: async () => ({ Component: () => <Charging modelKey="vayu_one-standard" /> }),
  };
  return renderPage([page], '/charging');
}

it('charging says what becomes of the socket as its boxes are ticked, and leads to the warranty', async () => {
  const { user } = open();
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Tick what is true at your home.');
  await user.click(screen.getByRole('checkbox', { name: /electrician has checked/ }));
  await user.click(screen.getByRole('checkbox', { name: /within three metres/ }));
  expect(status).toHaveTextContent('Set a lower current in the display first');
  await user.click(screen.getByRole('checkbox', { name: /15 A socket/ }));
  expect(status).toHaveTextContent('You can charge at home from the first day.');
  expect(screen.getByRole('link', { name: 'warranty' })).toHaveAttribute(
    'href',
    '/ownership/warranty',
  );
});
