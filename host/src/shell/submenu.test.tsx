/** @jest-environment jsdom */
import { openSlot, type SlotProps } from '@site/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FederationSnapshot } from '../federation/snapshot';
import { renderShell } from '../testing/render-shell';

const loadExpose = jest.fn();
jest.mock('../federation/load-expose', () => ({
  loadExpose: (...args: unknown[]) => loadExpose(...args),
}));

const remote = {
  name: 'mf-catalog',
  version: '1.2.3',
  entry: '/remotes/mf-catalog/entry.js',
  routes: [],
  slots: [{ name: 'product-menu' }],
};
const snapshot = { id: 's', remotes: [remote] } as unknown as FederationSnapshot;

function Slot({ onClose, payload }: SlotProps<'product-menu'>) {
  return (
    <ul aria-label="From the remote">
      {payload.links.map(({ label, to, current }) => (
        <li key={to}>
          <a href={to} onClick={onClose} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A load of the slot that is under way until the test ends it. */
function holdLoading() {
  let arrive = (_module: unknown): void => undefined;
  loadExpose.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  return async () => {
    arrive({ Slot });
    return within(await banner().findByRole('list', { name: 'From the remote' }));
  };
}

const banner = () => within(screen.getByRole('banner'));
const products = () => banner().getByRole('button', { name: 'Products' });

beforeEach(() => {
  loadExpose.mockReset();
  window.scrollTo = jest.fn();
});

it('the submenu loads what a remote shows of the products when the pointer comes, and shows it', async () => {
  const arrive = holdLoading();
  const { user } = renderShell({ snapshot, path: '/product/vayu_one' });
  expect(loadExpose).not.toHaveBeenCalled();
  await user.hover(products());
  expect(loadExpose).toHaveBeenCalledWith(remote, 'slots/product-menu');
  expect(products()).toHaveAttribute('aria-expanded', 'false');
  await user.click(products());
  expect(banner().getByRole('list', { name: 'Products' })).toBeVisible();
  const menu = await arrive();
  expect(banner().queryByRole('list', { name: 'Products' })).toBeNull();
  expect(menu.getByRole('link', { name: 'Vayu One' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Vayu Marut' })).not.toHaveAttribute('aria-current');
});

it('the submenu loads the same for the keyboard, and keeps the focus on the link that had it', async () => {
  const arrive = holdLoading();
  const { user } = renderShell({ snapshot });
  act(() => products().focus());
  expect(loadExpose).toHaveBeenCalled();
  await user.keyboard('{Enter}');
  act(() => banner().getByRole('link', { name: 'Vayu Marut' }).focus());
  const menu = await arrive();
  await waitFor(() => expect(menu.getByRole('link', { name: 'Vayu Marut' })).toHaveFocus());
});

it('the submenu opens with what a remote shows when somebody asks for the slot', async () => {
  loadExpose.mockResolvedValue({ Slot });
  renderShell({ snapshot });
  act(() => openSlot('product-menu'));
  expect(products()).toHaveAttribute('aria-expanded', 'true');
  expect(await banner().findByRole('list', { name: 'From the remote' })).toBeVisible();
});

it('the submenu keeps the plain list when the remote does not come', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadExpose.mockRejectedValue(new Error('gone'));
  const { user } = renderShell({ snapshot });
  await user.click(products());
  expect(await banner().findByRole('link', { name: 'Vayu One' })).toBeVisible();
  log.mockRestore();
});

it('the submenu of the drawer shows the same, loaded when it expands', async () => {
  loadExpose.mockResolvedValue({ Slot });
  const { user } = renderShell({ snapshot });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(loadExpose).not.toHaveBeenCalled();
  await user.click(drawer.getByRole('button', { name: 'Products' }));
  expect(await drawer.findByRole('list', { name: 'From the remote' })).toBeVisible();
});
