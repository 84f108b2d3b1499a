/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useLoaderData, useParams } from '.';

function Bike() {
  const { id } = useParams();
  return <h1>{`${id}: ${useLoaderData<string>()}`}</h1>;
}

it('links, parameters and data of a page meet in one router', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Link to="/bikes/one">To the bike</Link> },
      {
        path: '/bikes/:id',
        loader: ({ params }) => `loaded ${params['id']}`,
        element: <Bike />,
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'To the bike' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('one: loaded one');
});
