/** @jest-environment jsdom */

import { readNavigation } from '@site/contract';
import { onOpenSlot } from '@site/shell';
import { answerOf } from '@site/testing/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NAVIGATION, renderShell, TITLES } from '../testing/render-shell';
import navigation from '../testing/sample-navigation.json';

const banner = () => within(screen.getByRole('banner'));
const products = () => banner().getByRole('button', { name: 'Products' });

beforeEach(() => {
  window.scrollTo = jest.fn();
});

describe('the header', () => {
  it('links the logo to the home page and has a Test Ride link', () => {
    renderShell();
    expect(banner().getByRole('link', { name: 'Vayu home' })).toHaveAttribute('href', '/');
    expect(banner().getByRole('link', { name: 'Test Ride' })).toHaveAttribute('href', '/test-ride');
  });

  it('opens and closes a submenu on click, with one entry per product title', async () => {
    const { user } = renderShell();
    expect(products()).toHaveAttribute('aria-expanded', 'false');
    expect(banner().queryByRole('link', { name: 'Vayu One' })).toBeNull();
    await user.click(products());
    expect(products()).toHaveAttribute('aria-expanded', 'true');
    expect(await banner().findByRole('link', { name: 'Vayu One' })).toHaveAttribute(
      'href',
      '/product/vayu_one',
    );
    expect(banner().getByRole('link', { name: 'Vayu Marut' })).toHaveAttribute(
      'href',
      '/product/vayu_marut',
    );
    await user.click(products());
    expect(banner().queryByRole('link', { name: 'Vayu One' })).toBeNull();
  });

  it('closes a submenu with Escape and gives the focus back', async () => {
    const { user } = renderShell();
    await user.click(products());
    const entry = await banner().findByRole('link', { name: 'Vayu One' });
    act(() => entry.focus());
    await user.keyboard('{Escape}');
    expect(products()).toHaveAttribute('aria-expanded', 'false');
    expect(products()).toHaveFocus();
  });

  it('walks a submenu with the arrow keys', async () => {
    const { user } = renderShell();
    await user.click(banner().getByRole('button', { name: 'Contact us' }));
    await user.keyboard('{ArrowDown}');
    expect(banner().getByRole('link', { name: 'Company Office' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(banner().getByRole('link', { name: 'Locate a Dealer' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(banner().getByRole('link', { name: 'Company Office' })).toHaveFocus();
  });

  it('closes a submenu when the visitor clicks elsewhere or goes to a page', async () => {
    const { user, router } = renderShell();
    await user.click(products());
    await user.click(document.body);
    expect(products()).toHaveAttribute('aria-expanded', 'false');
    await user.click(products());
    await user.click(await banner().findByRole('link', { name: 'Vayu One' }));
    expect(router.state.location.pathname).toBe('/product/vayu_one');
    expect(products()).toHaveAttribute('aria-expanded', 'false');
  });

  it('links to Home alone while the navigation cannot be read, and logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShell({ answers: { [NAVIGATION]: { status: 500 } } });
    await waitFor(() => expect(log).toHaveBeenCalledWith('No navigation found', expect.anything()));
    const menu = within(banner().getByRole('navigation', { name: 'Main' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
    expect(banner().getByRole('button', { name: 'Book Now' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  it('shows a link that the content adds, without a change of the shell', async () => {
    const added = { ...navigation, menu: [...navigation.menu, { label: 'Rides', to: '/rides' }] };
    renderShell({ answers: { [NAVIGATION]: answerOf(readNavigation, added) } });
    expect(await banner().findByRole('link', { name: 'Rides' })).toHaveAttribute('href', '/rides');
  });

  it('leaves the Products submenu empty and only logs when the titles fail', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderShell({ answers: { [TITLES]: { status: 500 } } });
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('No product titles found', expect.anything()),
    );
    await user.click(products());
    expect(within(banner().getByRole('list', { name: 'Products' })).queryAllByRole('link')).toEqual(
      [],
    );
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  it('opens the Book Now dialog', async () => {
    const opened = jest.fn();
    const stop = onOpenSlot(opened);
    const { user } = renderShell();
    await user.click(banner().getByRole('button', { name: 'Book Now' }));
    expect(opened).toHaveBeenCalledWith('book-now');
    stop();
  });
});

describe('the drawer', () => {
  async function openDrawer() {
    const view = renderShell();
    await view.user.click(screen.getByRole('button', { name: 'Open menu' }));
    return { ...view, drawer: within(await screen.findByRole('dialog', { name: 'Menu' })) };
  }

  it('adds Test Ride and Book Now, the latter as a hash link', async () => {
    const { drawer } = await openDrawer();
    expect(drawer.getByRole('link', { name: 'Test Ride' })).toHaveAttribute('href', '/test-ride');
    expect(drawer.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '#book-now');
  });

  it('expands and collapses its submenus', async () => {
    const { user, drawer } = await openDrawer();
    const contact = drawer.getByRole('button', { name: 'Contact us' });
    await user.click(contact);
    expect(drawer.getByRole('link', { name: 'Company Office' })).toHaveAttribute(
      'href',
      '/company-office',
    );
    await user.click(contact);
    await waitFor(() => expect(drawer.queryByRole('link', { name: 'Company Office' })).toBeNull());
  });

  it('is at least 280 px wide', async () => {
    await openDrawer();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveStyle({ minWidth: '280px' });
  });

  it('closes when a link is followed', async () => {
    const { user, drawer, router } = await openDrawer();
    await user.click(drawer.getByRole('link', { name: 'Offers' }));
    expect(router.state.location.pathname).toBe('/offers');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  it('closes when the visitor goes back', async () => {
    const { router, user } = renderShell();
    await act(() => router.navigate('/offers'));
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('closes when the window grows to the width of the whole menu', async () => {
    const large = Object.assign(window.matchMedia('(min-width:75rem)'), { matches: false });
    const original = window.matchMedia;
    window.matchMedia = (media) => (media === large.media ? large : original(media));
    await openDrawer();
    act(() => {
      large.matches = true;
      large.dispatchEvent(new Event('change'));
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    window.matchMedia = original;
  });

  it('closes and opens the dialog on Book Now', async () => {
    const opened = jest.fn();
    const stop = onOpenSlot(opened);
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('link', { name: 'Book Now' }));
    expect(opened).toHaveBeenCalledWith('book-now');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    stop();
  });
});
