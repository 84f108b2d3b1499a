/** @jest-environment jsdom */
import { createMemoryRouter, RouterProvider } from '@site/router';
import { render, screen } from '@testing-library/react';
import { PageError } from './page-error';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

function Broken(): never {
  throw new Error('broken on purpose');
}

it.each([
  ['a page', false],
  ['everything', true],
])(
  'the error page shows the card in the place of %s, never a stack, and logs why',
  async (_what, isWhole) => {
    const router = createMemoryRouter([
      { path: '/', element: <Broken />, errorElement: <PageError isWhole={isWhole} /> },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.queryByText(/broken on purpose|Unexpected Application Error/)).toBeNull();
    expect(screen.queryAllByRole('main')).toHaveLength(isWhole ? 1 : 0);
    expect(log.mock.calls.flat()).toContainEqual(new Error('broken on purpose'));
  },
);
