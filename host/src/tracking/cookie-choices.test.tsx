/** @jest-environment jsdom */
import { setRuntimeConfig } from '@site/shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readConsent, writeConsent } from './consent';
import { CookieChoices } from './cookie-choices';

function renderEntry(trackingId: string) {
  setRuntimeConfig({ siteOrigin: '', apiOrigin: '', app: 'ev', trackingId });
  render(
    <ul>
      <CookieChoices />
    </ul>,
  );
}

it('the entry at the foot brings the question back where a visitor is asked', async () => {
  writeConsent('denied');
  renderEntry('AW-1');
  await userEvent.click(screen.getByRole('button', { name: 'Cookie choices' }));
  expect(readConsent()).toBe('unknown');
});

it('there is no entry at the foot where nobody is asked', () => {
  renderEntry('');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
