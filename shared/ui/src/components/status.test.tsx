/** @jest-environment jsdom */
import { createMemoryRouter, RouterProvider } from '@site/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FaultCard } from './fault-card';
import { StatusDialog } from './status-dialog';
import { StatusOverlay } from './status-overlay';
import { ViewError } from './view-state';

function renderInRouter(element: ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const texts = { title: 'The title', message: 'The message' };

it.each([
  ['success', 'Okay'],
  ['error', 'Try Again'],
] as const)('a dialog of %s is closed by its button %s', async (status, button) => {
  const onClose = jest.fn();
  renderInRouter(<StatusDialog open status={status} {...texts} onClose={onClose} />);
  const dialog = await screen.findByRole('alertdialog', { name: 'The title' });
  expect(dialog).toHaveAccessibleDescription('The message');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a dialog of success reads out what stands before its button, which has the focus, e.g. the reference of a booking', async () => {
  renderInRouter(
    <StatusDialog
      open
      status="success"
      {...texts}
      detail={<div>Your reference: E-1</div>}
      onClose={jest.fn()}
    />,
  );
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    'The message Your reference: E-1',
  );
});

it('an error overlay offers Try Again and Go to Home', async () => {
  const onRetry = jest.fn();
  renderInRouter(<StatusOverlay open status="error" {...texts} onRetry={onRetry} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

it('a success overlay offers only Go to Home', async () => {
  renderInRouter(<StatusOverlay open status="success" {...texts} onRetry={jest.fn()} />);
  expect(await screen.findByRole('link', { name: 'Go to Home' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it('a failed part says what failed, retries, and gives a number to call', async () => {
  const onRetry = jest.fn();
  renderInRouter(<FaultCard onRetry={onRetry} phone="+91 00000 99999" />);
  expect(
    screen.getByRole('heading', { name: 'This part of the page could not be loaded' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: '+91 00000 99999' })).toHaveAttribute(
    'href',
    'tel:+910000099999',
  );
});

it('the fault card does not retry twice at once, and keeps the focus meanwhile', async () => {
  const retry = jest.fn();
  renderInRouter(<FaultCard onRetry={retry} busy />);
  const button = screen.getByRole('button', { name: 'Loading...' });
  await userEvent.click(button);
  expect(retry).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

it('what could not be read is told as an error', async () => {
  const onRetry = jest.fn();
  renderInRouter(<ViewError message="It failed" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
