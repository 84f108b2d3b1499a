/** @jest-environment jsdom */

import { readBrochures } from '@site/contract';
import { answerOf } from '@site/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { BROCHURES, CONTACT, contactInfo, renderShell } from '../../testing/render-shell';

const footer = () => within(screen.getByRole('contentinfo'));
const menu = () => footer().getByRole('button', { name: 'Download Brochure' });

describe('the footer', () => {
  it('prompts to chat and gives the call number of the contact content', async () => {
    renderShell();
    const call = await footer().findByRole('link', { name: contactInfo.phone });
    expect(call).toHaveAttribute('href', 'tel:+910000054321');
    expect(footer().getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/910000054321',
    );
  });

  it('has the five social links', async () => {
    renderShell();
    await footer().findByRole('link', { name: contactInfo.phone });
    for (const [name, key] of [
      ['Facebook', 'facebook'],
      ['Instagram', 'instagram'],
      ['LinkedIn', 'linkedin'],
      ['Twitter', 'twitter'],
      ['YouTube', 'youtube'],
    ] as const) {
      expect(footer().getByRole('link', { name })).toHaveAttribute(
        'href',
        contactInfo.social_links[key],
      );
    }
  });

  it('has the policy links and the copyright with the current year', () => {
    renderShell();
    for (const [name, href] of [
      ['Terms and Conditions', '/terms-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Cookies Policy', '/cookies-policies'],
      ['Return and Refund Policy', '/refund-policy'],
    ] as const) {
      expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()}`);
  });

  it('reads the brochures when their menu opens, and shows Loading... until they are there', async () => {
    let answer: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, api } = renderShell({
      answers: {
        [BROCHURES]: async () => {
          await waiting;
          return answerOf(readBrochures, [{ name: 'Vayu One', url: '/static/b/one.pdf' }]);
        },
      },
    });
    const asked = () => api.calls.filter(({ path }) => path.includes('download-brochure')).length;
    expect(asked()).toBe(0);
    await user.click(menu());
    const list = within(footer().getByRole('list', { name: 'Download Brochure' }));
    // An entry of the list that says a status, not a status in place of the entry.
    expect(within(list.getByRole('listitem')).getByRole('status')).toHaveTextContent('Loading...');
    expect(asked()).toBe(1);
    answer?.();
    const link = await footer().findByRole('link', { name: 'Vayu One' });
    await waitFor(() => expect(footer().queryByText('Loading...')).toBeNull());
    expect(
      within(footer().getByRole('list', { name: 'Download Brochure' })).getByRole('link'),
    ).toHaveAttribute('download');
    expect(link).toBeInTheDocument();
  });

  it('only logs when the brochures fail', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderShell({ answers: { [BROCHURES]: { status: 500 } } });
    await user.click(menu());
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('No brochure data found', expect.anything()),
    );
    expect(footer().getByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  it('reads brochures that failed again when their menu is opened again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, api } = renderShell({ answers: { [BROCHURES]: { status: 500 } } });
    await user.click(menu());
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('No brochure data found', expect.anything()),
    );
    api.answer(BROCHURES, answerOf(readBrochures, [{ name: 'Vayu One', url: '/static/b/1.pdf' }]));
    await user.click(menu());
    await user.click(menu());
    const list = within(footer().getByRole('list', { name: 'Download Brochure' }));
    await waitFor(() => expect(list.getByRole('link', { name: 'Vayu One' })).toBeVisible(), {
      timeout: 5_000,
    });
    log.mockRestore();
  });

  it('only logs when the contact content fails, and stays usable', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShell({ answers: { [CONTACT]: { status: 500 } } });
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('No contact info found', expect.anything()),
    );
    expect(footer().getByRole('link', { name: '+91 00000 12345' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });
});
