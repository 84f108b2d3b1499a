/** @jest-environment jsdom */
import { Box } from '@site/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWays } from './use-ways';

function Bar() {
  const { open, nav, button, list, close } = useWays();
  return (
    <nav ref={nav}>
      <button {...button} type="button">
        Sections
      </button>
      <Box component="ul" id={list} hidden={!open} onClick={close}>
        <li>
          <a href="#range">Range</a>
        </li>
      </Box>
    </nav>
  );
}

const opener = () => screen.getByRole('button', { name: 'Sections' });

async function openWays() {
  render(
    <main tabIndex={-1}>
      <Bar />
      <button type="button">Elsewhere</button>
    </main>,
  );
  await userEvent.click(opener());
  return screen.getByRole('link', { name: 'Range' });
}

it('a press on a way leaves the ways open until it is a click, also where a browser focuses the page for it', async () => {
  const way = await openWays();
  fireEvent.pointerDown(way);
  // Safari gives no link the focus that is pressed, but what is around it and can have it: the page.
  fireEvent.mouseDown(way);
  fireEvent.focusIn(screen.getByRole('main'));
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.mouseUp(way);
  fireEvent.click(way);
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

it('the focus elsewhere and a press elsewhere close the ways', async () => {
  await openWays();
  fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener());
  fireEvent.pointerDown(screen.getByRole('main'));
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});
