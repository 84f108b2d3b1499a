/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

afterEach(() => jest.restoreAllMocks());

async function openShare() {
  const user = userEvent.setup();
  render(<ShareButton name="Vayu Marut GT" text="The café racer" picture="/static/img/og.jpg" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share Vayu Marut GT' });
  return user;
}

it('the share dialog shows the link with its picture', async () => {
  await openShare();
  expect(screen.getByRole('img', { name: 'Preview picture of Vayu Marut GT' })).toHaveAttribute(
    'src',
    '/static/img/og.jpg',
  );
  expect(screen.getByText(window.location.href)).toBeInTheDocument();
});

it('the share dialog copies the link and announces it', async () => {
  const user = await openShare();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^Link copied$/);
  await expect(navigator.clipboard.readText()).resolves.toBe(window.location.href);
});

it.each<[string, Pick<Clipboard, 'writeText'> | undefined]>([
  ['refuses to copy', { writeText: () => Promise.reject(new Error('denied')) }],
  ['has no clipboard, as on a page without encryption', undefined],
])('the share dialog says so when the browser %s', async (_case, clipboard) => {
  const user = await openShare();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(
    await screen.findByText('Your browser did not allow copying. Select the link above.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
});

it('the share dialog offers WhatsApp and e-mail, and gives the focus back when closed', async () => {
  const user = await openShare();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank');
  // The mail's program opens: a tab would stay empty.
  expect(screen.getByRole('link', { name: 'E-mail' })).not.toHaveAttribute('target');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Share' })).toHaveFocus();
});
