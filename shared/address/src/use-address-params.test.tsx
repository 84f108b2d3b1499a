/** @jest-environment jsdom */
import { createMemoryRouter, RouterProvider } from '@site/router';
import { act, render, screen } from '@testing-library/react';
import { useAddressChoice, useAddressParams } from './index';

function Page() {
  const [colour, chooseColour] = useAddressChoice('colour');
  const [params, change] = useAddressParams();
  const choose = {
    red: () => chooseColour('red'),
    blue: () => chooseColour('blue'),
    state: () => change((next) => next.set('state', 'TG')),
  };
  return (
    <>
      <output>{`${colour} at ?${params}`}</output>
      {Object.entries(choose).map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/before', address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

/** Presses buttons one after the other, before the router or React has done anything. */
const press = (...names: string[]) =>
  act(async () => {
    for (const name of names) screen.getByRole('button', { name }).click();
  });
const said = () => screen.getByRole('status').textContent;

describe('a choice in the address', () => {
  it('counts at once and is in the address after', async () => {
    open('/bike');
    await press('red');
    expect(said()).toBe('red at ?colour=red');
  });

  it('survives another choice that follows before the address has changed', async () => {
    const router = open('/bike?utm=x');
    await press('red', 'state');
    expect(said()).toBe('red at ?utm=x&colour=red&state=TG');
    expect(router.state.location.search).toBe('?utm=x&colour=red&state=TG');
  });

  it('is the last one where the same is chosen twice', async () => {
    open('/bike');
    await press('red', 'state', 'blue');
    expect(said()).toBe('blue at ?colour=blue&state=TG');
  });

  it('gives way to an address that somebody else changed', async () => {
    const router = open('/bike');
    await press('red');
    await act(() => router.navigate('/bike?state=KA'));
    expect(said()).toBe('null at ?state=KA');
    await press('blue');
    expect(said()).toBe('blue at ?state=KA&colour=blue');
  });

  it('does not bring a choice of another page back', async () => {
    const router = open('/bike');
    await press('red', 'state');
    await act(() => router.navigate(-1));
    await press('blue');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/before?colour=blue',
    );
  });
});
