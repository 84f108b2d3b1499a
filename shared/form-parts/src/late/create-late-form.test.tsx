/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createLateForm } from './create-late-form';

const Shade = createContext('light');

function Enquiry({ bike }: { bike: string }) {
  const [sent, setSent] = useState(false);
  useContext(Shade);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <input aria-label="Name" />
      <button type="submit">Send</button>
      <output>{`${bike} ${sent}`}</output>
    </form>
  );
}

/** Code that is not here before the test says so, or is lost. */
function onTheWay() {
  let arrive: () => void = () => undefined;
  let lose: () => void = () => undefined;
  const ask = () =>
    new Promise<typeof Enquiry>((resolve, reject) => {
      arrive = () => resolve(Enquiry);
      lose = () => reject(new Error('offline'));
    });
  const load = jest.fn(ask);
  return { load, arrive: () => act(async () => arrive()), lose: () => act(async () => lose()) };
}

let change: (shade: string, bike: string) => void;
function Page({ children }: { children: (bike: string) => ReactNode }) {
  const [{ shade, bike }, set] = useState({ shade: 'light', bike: 'Marut' });
  change = (nextShade, nextBike) => set({ shade: nextShade, bike: nextBike });
  return <Shade value={shade}>{children(bike)}</Shade>;
}

const roots: Root[] = [];
/** The server's page, taken over by a browser that has the page's code and not the form's. */
async function open(beforeItLives: () => void = () => undefined) {
  const server = createLateForm(async () => Enquiry);
  await server.preload();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page>{(bike) => <server.Form bike={bike} />}</Page>);
  beforeItLives();
  const code = onTheWay();
  const { Form } = createLateForm<{ bike: string }>(code.load);
  await act(async () => {
    roots.push(hydrateRoot(root, <Page>{(bike) => <Form bike={bike} />}</Page>));
  });
  return { ...code, name: screen.getByLabelText<HTMLInputElement>('Name') };
}

const idle: (() => void)[] = [];
beforeEach(() => {
  window.requestIdleCallback = (done) => idle.push(() => done({} as IdleDeadline));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.innerHTML = '';
  idle.splice(0);
  jest.restoreAllMocks();
});

async function becomeIdle() {
  await act(async () => {
    for (const done of idle.splice(0)) done();
  });
}
const status = () => screen.getByRole('status');

describe('a late form of the server', () => {
  it('asks for its code in an idle moment, and takes over the elements that stand there', async () => {
    const { load, arrive, name } = await open();
    expect(load).not.toHaveBeenCalled();
    name.value = 'Asha';
    await becomeIdle();
    expect(load).toHaveBeenCalledTimes(1);
    const alive = jest.fn();
    window.addEventListener('late-part-alive', alive, { once: true });
    await arrive();
    expect(alive).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Name')).toBe(name);
    expect(name).toHaveValue('Asha');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(status()).toHaveTextContent('Marut true');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('asks for its code as soon as it is touched', async () => {
    const { load, name } = await open();
    await act(async () => name.focus());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps its elements, their text and the focus when something around it changes, and shows the change once it is alive', async () => {
    const { arrive, name } = await open();
    await act(async () => name.focus());
    name.value = 'Asha';
    await act(async () => change('dark', 'Tour'));
    expect(screen.getByLabelText('Name')).toBe(name);
    expect(name).toHaveFocus();
    expect(status()).toHaveTextContent('Marut');
    await arrive();
    expect(status()).toHaveTextContent('Tour false');
  });

  it('keeps the focus that it had before the page was alive when something around it changes', async () => {
    const { name } = await open(() => screen.getByLabelText('Name').focus());
    await act(async () => change('dark', 'Marut'));
    expect(screen.getByLabelText('Name')).toBe(name);
    expect(name).toHaveFocus();
  });

  it('says that its code is lost, keeps what was typed, and hands the focus on after Try Again', async () => {
    const { load, arrive, lose, name } = await open();
    name.value = 'Asha';
    await becomeIdle();
    await lose();
    expect(screen.getByRole('alert')).toHaveTextContent('What you have entered stays in it.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await arrive();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Name')).toBe(name);
    expect(name).toHaveValue('Asha');
    await userEvent.tab();
    expect(name).toHaveFocus();
  });
});

it('a late form after a navigation inside the page asks at once, and shows when its code is here', async () => {
  const { load, arrive } = onTheWay();
  const { Form } = createLateForm<{ bike: string }>(load);
  render(<Form bike="Marut" />);
  expect(status()).toHaveTextContent('Loading');
  expect(load).toHaveBeenCalledTimes(1);
  await arrive();
  expect(screen.getByLabelText('Name')).toBeVisible();
});
