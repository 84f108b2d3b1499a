/** @jest-environment jsdom */
import { fakeApi } from '@site/testing/fake-api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hyderabad } from '../../testing/sample-dealers';
import { OfficeCard } from './office-card';

afterEach(() => jest.restoreAllMocks());

it('the office leaves the keyboard at its lines when street, e-mail and phone are asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi();
  const card = (contact: 'error' | 'loading') => (
    <OfficeCard dealer={hyderabad} contact={contact} retry={() => rerender(card('loading'))} />
  );
  const { rerender } = render(card('error'));
  const again = screen.getByRole('button', { name: 'Try Again' });
  const lines = again.closest('address');
  await userEvent.click(again);
  expect(again).not.toBeInTheDocument();
  expect(lines).toHaveFocus();
});
