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
  return () => arrive({ Slot });
}

async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
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
  arrive();
  const menu = within(await banner().findByRole('list', { name: 'From the remote' }));
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
  arrive();
  const menu = within(await banner().findByRole('list', { name: 'From the remote' }));
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

it('the submenu of the drawer keeps the focus of a link that gets it while the slot comes', async () => {
  const arrive = holdLoading();
  const { user } = renderShell({ snapshot });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.tab();
  await user.tab();
  await user.tab();
  expect(drawer.getByRole('button', { name: 'Products' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const link = drawer.getByRole('link', { name: 'Vayu One' });
  const products = drawer.getByRole('button', { name: 'Products' });
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  global.IS_REACT_ACT_ENVIRONMENT = false;
  arrive();
  await microtasks();
  // A browser runs microtasks between the two events of a focus that moves, and React renders in them.
  products.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: link }));
  await microtasks();
  link.focus();
  global.IS_REACT_ACT_ENVIRONMENT = true;
  const menu = within(await drawer.findByRole('list', { name: 'From the remote' }));
  await waitFor(() => expect(menu.getByRole('link', { name: 'Vayu One' })).toHaveFocus());
});
