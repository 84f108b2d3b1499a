/** @jest-environment jsdom */
import { readGallery } from '@site/contract';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { gallery } from '../../testing/sample-catalog';

async function openGallery(answer: FakeAnswer = answerOf(readGallery, gallery)) {
  fakeApi({ [callOf(readGallery)]: answer });
  const view = renderPage(routes, '/gallery');
  await screen.findByRole('heading', { level: 1, name: 'Gallery' });
  return view;
}

const dialog = () => screen.findByRole('dialog');

afterEach(() => jest.restoreAllMocks());

describe('gallery', () => {
  it('shows two groups of pictures, one per model', async () => {
    await openGallery();
    const one = within(screen.getByRole('region', { name: 'Vayu One' }));
    expect(one.getAllByRole('button')).toHaveLength(2);
    const marut = within(screen.getByRole('region', { name: 'Vayu Marut' }));
    expect(marut.getAllByRole('button')).toHaveLength(3);
    expect(marut.getByText('Marut picture 2')).toBeVisible();
    expect(marut.getByRole('link', { name: 'See the Vayu Marut' })).toHaveAttribute(
      'href',
      '/product/vayu_marut',
    );
  });

  it('opens a picture in full size and gives the focus back', async () => {
    const { user } = await openGallery();
    const tile = screen.getByRole('button', { name: 'Open picture: Marut picture 2' });
    await user.click(tile);
    expect(await dialog()).toHaveAccessibleName('Marut picture 2');
    expect(within(await dialog()).getByRole('img', { name: 'marut-2' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(tile).toHaveFocus();
  });

  it('goes on and back by button and arrow key, round the group', async () => {
    const { user } = await openGallery();
    await user.click(screen.getByRole('button', { name: 'Open picture: Marut picture 3' }));
    const shown = within(await dialog());
    await user.click(shown.getByRole('button', { name: 'Next picture' }));
    expect(shown.getByText('1 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(shown.getByText('2 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shown.getByText('3 of 3')).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers no way to another picture where there is only one', async () => {
    const [one] = gallery;
    const { user } = await openGallery(
      answerOf(readGallery, [{ title: 'Vayu One', items: one?.items.slice(0, 1) ?? [] }]),
    );
    await user.click(screen.getByRole('button', { name: /^Open picture: / }));
    const shown = within(await dialog());
    expect(shown.getAllByRole('button')).toEqual([shown.getByRole('button', { name: 'Close' })]);
    await user.keyboard('{ArrowRight}');
    expect(shown.getByText('1 of 1')).toBeInTheDocument();
  });

  it('leaves out a model without pictures, and opens the right picture behind it', async () => {
    const { user } = await openGallery(
      answerOf(readGallery, [{ title: 'Vayu Two', items: [] }, ...gallery]),
    );
    expect(screen.queryByRole('region', { name: 'Vayu Two' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open picture: Marut picture 2' }));
    expect(await dialog()).toHaveAccessibleName('Marut picture 2');
  });

  it('logs "No Images Found" and shows nothing of it when the pictures cannot be read', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openGallery({ status: 500 });
    expect(console.error).toHaveBeenCalledWith('No Images Found');
    expect(screen.queryByText(/No Images Found|No pictures yet/)).not.toBeInTheDocument();
  });

  it('says so when there are no pictures', async () => {
    await openGallery(answerOf(readGallery, [{ title: 'Vayu One', items: [] }]));
    expect(screen.getByText('No pictures yet')).toBeInTheDocument();
  });
});
