/** @jest-environment jsdom */
import { createMemoryRouter, RouterProvider } from '@site/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { isRoutePath, LinkButton, SiteLink } from './site-link';

function renderAt(element: ReactNode) {
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/offers', element: <h1>Hot Deals</h1> },
  ]);
  render(<RouterProvider router={router} />);
}

it('a link leaves files, other sites and schemes to the browser', () => {
  expect(['/offers', '/'].every(isRoutePath)).toBe(true);
  expect(
    ['/static/brochures/x.pdf', '//evil.example', 'https://x.example', 'tel:1', '#book-now'].some(
      isRoutePath,
    ),
  ).toBe(false);
});

it('a link navigates inside the page', async () => {
  renderAt(<LinkButton to="/offers">Offers</LinkButton>);
  await userEvent.click(screen.getByRole('link', { name: 'Offers' }));
  expect(await screen.findByRole('heading', { name: 'Hot Deals' })).toBeInTheDocument();
});

it('a link opens a new tab without giving it access to this one', () => {
  renderAt(
    <SiteLink to="/terms-conditions" newTab>
      Terms
    </SiteLink>,
  );
  const link = screen.getByRole('link', { name: 'Terms' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('href', '/terms-conditions');
});

it('a link gives other addresses as they are', () => {
  renderAt(<SiteLink to="tel:+910000012345">Call</SiteLink>);
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+910000012345');
});
