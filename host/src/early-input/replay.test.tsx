/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useAlive } from './alive';
import { earlyClicksScript } from './early-clicks-script';
import { replay, takeEarlyInput } from './replay';

/** The markup as the server sends it, with the inline script, before anything of React. */
function sendPage(page: ReactNode): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  new Function(earlyClicksScript)();
  return document.getElementById('root') as HTMLElement;
}

async function bringToLife(root: HTMLElement, page: ReactNode): Promise<void> {
  const early = takeEarlyInput();
  await act(async () => {
    hydrateRoot(root, page);
  });
  await act(() => replay(early));
}

function Page() {
  useAlive('shell');
  const [range, setRange] = useState('35');
  const [text, setText] = useState('');
  const [place, setPlace] = useState('all');
  const [ticked, setTicked] = useState(false);
  const [colour, setColour] = useState('black');
  const [presses, setPresses] = useState(0);
  return (
    <form>
      <input
        type="range"
        aria-label="Distance"
        min="0"
        max="300"
        value={range}
        onChange={(e) => setRange(e.target.value)}
      />
      <input aria-label="City" value={text} onChange={(e) => setText(e.target.value)} />
      <select
        name="state"
        aria-label="State"
        value={place}
        onChange={(e) => setPlace(e.target.value)}
      >
        <option value="all">All</option>
        <option value="kerala">Kerala</option>
      </select>
      <input
        type="checkbox"
        aria-label="Differences"
        checked={ticked}
        onChange={(e) => setTicked(e.target.checked)}
      />
      {['black', 'red'].map((name) => (
        <input
          key={name}
          type="radio"
          name="colour"
          aria-label={name}
          checked={colour === name}
          onChange={() => setColour(name)}
        />
      ))}
      <button
        type="submit"
        onClick={(e) => {
          e.preventDefault();
          setPresses(presses + 1);
        }}
      >
        Send
      </button>
      <output>{[range, text, place, ticked, colour, presses].join(' ')}</output>
    </form>
  );
}

it('the replay takes over what was entered into native controls before hydration', async () => {
  const root = sendPage(<Page />);
  const user = userEvent.setup();
  (screen.getByLabelText('Distance') as HTMLInputElement).value = '200';
  await user.type(screen.getByLabelText('City'), 'Hyd');
  await user.selectOptions(screen.getByLabelText('State'), 'kerala');
  await user.click(screen.getByLabelText('Differences'));
  await user.click(screen.getByLabelText('red'));
  await bringToLife(root, <Page />);
  expect(screen.getByRole('status')).toHaveTextContent('200 Hyd kerala true red 0');
  expect(screen.getByLabelText('State')).toHaveValue('kerala');
  expect(screen.getByLabelText('red')).toBeChecked();
});

/** Alive for the first time in the test that it is for: what is alive stays so. */
function PageOfRemote() {
  useAlive('page');
  return (
    <div data-mf="mf-one@1.0.0">
      <Page />
    </div>
  );
}

it('the replay takes over what is typed while the page is taken over, after the last look at its controls', async () => {
  const root = sendPage(<PageOfRemote />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('City'), 'Hyd');
  const early = takeEarlyInput();
  await user.type(screen.getByLabelText('City'), 'erabad');
  fireEvent.input(screen.getByLabelText('Distance'), { target: { value: '200' } });
  await act(async () => {
    hydrateRoot(root, <PageOfRemote />);
  });
  await act(() => replay(early));
  expect(screen.getByRole('status')).toHaveTextContent('200 Hyderabad all false black 0');
});

it('the replay finds the fields and buttons that React put in the place of those that were used', async () => {
  const root = sendPage(<PageOfRemote />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('State'), 'kerala');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(screen.getByLabelText('City'), 'Hyd');
  // As a browser that translates leaves it: React cannot take this page over and makes its own.
  screen.getByRole('button', { name: 'Send' }).innerHTML = '<font><font>भेजें</font></font>';
  const early = takeEarlyInput();
  await act(async () => {
    hydrateRoot(root, <PageOfRemote />, { onRecoverableError: () => undefined });
  });
  await act(() => replay(early));
  expect(screen.getByRole('status')).toHaveTextContent('35 Hyd kerala false black 1');
  expect(screen.getByLabelText('City')).toHaveFocus();
});

it('the replay presses again, once, what was pressed before hydration, and sends no form natively', async () => {
  const root = sendPage(<Page />);
  const user = userEvent.setup();
  let prevented = false;
  window.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(prevented).toBe(true);
  await bringToLife(root, <Page />);
  expect(screen.getByRole('status')).toHaveTextContent('35 all false black 1');
});

it('the replay ends with what was pressed last', async () => {
  const names = ['Red', 'Black'];
  const pressed: string[] = [];
  function Colours() {
    useAlive('shell');
    return names.map((name) => (
      <button key={name} type="button" onClick={() => pressed.push(name)}>
        {name}
      </button>
    ));
  }
  const root = sendPage(<Colours />);
  const user = userEvent.setup();
  for (const name of ['Red', 'Black', 'Red']) await user.click(screen.getByText(name));
  await bringToLife(root, <Colours />);
  expect(pressed).toEqual(['Black', 'Red']);
});

it('the replay enters and presses nothing on a page to which the visitor went meanwhile', async () => {
  const root = sendPage(<Page />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('State'), 'kerala');
  await user.type(screen.getByLabelText('City'), 'Hyd');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const early = takeEarlyInput();
  root.remove();
  window.history.pushState(null, '', '/another-page');
  const next = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(next).render(<Page />));
  await act(() => replay(early));
  expect(screen.getByRole('status')).toHaveTextContent('35 all false black 0');
  window.history.replaceState(null, '', '/');
});

it('the record of early input holds nothing any more once React listens, and leaves links to the browser', async () => {
  const page = <a href="#there">Read the story</a>;
  const root = sendPage(page);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link'));
  expect(window.earlyClicks?.pressed.size).toBe(0);
  await bringToLife(root, page);
  expect(takeEarlyInput().pressed).toEqual([]);
});
