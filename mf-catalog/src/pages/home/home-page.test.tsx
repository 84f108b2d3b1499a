/** @jest-environment jsdom */
import {
  type AnswerOf,
  listProducts,
  readBikesGallery,
  readFinePrint,
  readHomeBlocks,
  readHomeMedia,
  readHomePage,
} from '@site/contract';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { block, homeMedia, homePage, image, product } from '../../testing/sample-catalog';

const answers = (): Record<string, FakeAnswer> => ({
  [callOf(readHomePage)]: answerOf(readHomePage, homePage),
  [callOf(readHomeBlocks)]: answerOf(readHomeBlocks, [
    block(),
    block({ layout: 'right', tagline: 'Second' }),
  ]),
  [callOf(readBikesGallery)]: answerOf(readBikesGallery, [
    { id: 'vayu_marut-gt', name: 'Marut GT', image: image('gt-graphite-cutout') },
    { id: 'concept', name: 'Concept', image: image('one-red-cutout') },
  ]),
  [callOf(readFinePrint)]: answerOf(readFinePrint, {
    range: 'By the Indian Driving Cycle.',
    price: 'As on 1 November 2026.',
  }),
  [callOf(readHomeMedia)]: answerOf(readHomeMedia, homeMedia),
  [callOf(listProducts, { id: 'all' })]: answerOf(listProducts, [
    [
      product({
        coupon_status: 'default',
        coupon_details: { aid_item_actual_price: 199_000, aid_item_discount_price: 189_000 },
      }),
    ],
  ]),
});

async function openHome(changes: Record<string, FakeAnswer> = {}) {
  fakeApi({ ...answers(), ...changes });
  const view = renderPage(routes, '/');
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('home page', () => {
  it('opens with the banner, its numbers and the way to a test ride', async () => {
    await openHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All storm. No noise.');
    expect(screen.getByText('Range')).toBeInTheDocument();
    expect(screen.getByText('By the Indian Driving Cycle.')).toBeInTheDocument();
    expect(screen.getByText('As on 1 November 2026.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book a Test Ride' })).toHaveAttribute(
      'href',
      '/test-ride',
    );
  });

  it('shows each block with tagline, description, action and its picture on the named side', async () => {
    await openHome();
    const [first, second] = screen.getAllByRole('article', { name: 'Torque at once' });
    expect(first).toHaveAttribute('data-layout', 'left');
    expect(second).toHaveAttribute('data-layout', 'right');
    const inFirst = within(first as HTMLElement);
    expect(inFirst.getByText('Motor')).toBeInTheDocument();
    expect(inFirst.getByText('All of it from the first metre.')).toBeInTheDocument();
    expect(inFirst.getByRole('img', { name: 'The motor' })).toBeInTheDocument();
    expect(inFirst.getByRole('link', { name: 'See the motor' })).toHaveAttribute(
      'href',
      '/product/marut_motor',
    );
  });

  it('shows seven press links that open in a new tab', async () => {
    await openHome();
    const press = within(screen.getByRole('region', { name: 'Press links' }));
    const links = press.getAllByRole('link');
    expect(links).toHaveLength(7);
    expect(links[0]).toHaveAttribute('href', 'https://paper1.example/vayu');
    expect(links[0]).toHaveAttribute('target', '_blank');
  });

  it('shows logos of the press, the name in type where there is none, and portraits of riders', async () => {
    const drawing = { src: '/static/img/paper.svg', width: 190, height: 48, alt: 'Paper 1' };
    const portrait = { src: '/static/img/r.svg', width: 96, height: 96, alt: 'Drawing of a rider' };
    const [first, ...papers] = homeMedia.press;
    const [rider, ...riders] = homeMedia.testimonials;
    await openHome({
      [callOf(readHomeMedia)]: answerOf(readHomeMedia, {
        ...homeMedia,
        press: [{ ...first, logo: drawing }, ...papers],
        testimonials: [{ ...rider, portrait }, ...riders],
      } as AnswerOf<typeof readHomeMedia>),
    });
    const press = within(screen.getByRole('region', { name: 'Press links' }));
    const logo = within(press.getByRole('link', { name: 'Paper 1 Headline 1' })).getByRole('img');
    expect(logo).toHaveAttribute('src', '/static/img/paper.svg');
    expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['190', '48']);
    expect(press.getByRole('link', { name: 'Paper 2 Headline 2' })).toBeInTheDocument();
    expect(press.getAllByRole('img')).toHaveLength(1);

    const [quotation, other] = screen.getAllByRole('figure');
    expect(
      within(quotation as HTMLElement).getByRole('img', { name: 'Drawing of a rider' }),
    ).toHaveAttribute('src', '/static/img/r.svg');
    expect(within(other as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows the models with name, offer price and the way to their page', async () => {
    await openHome();
    const models = within(screen.getByRole('region', { name: 'Model gallery' }));
    expect(models.getByRole('link', { name: 'Marut GT' })).toHaveAttribute(
      'href',
      '/product/vayu_marut?variant=gt',
    );
    expect(models.getByText('₹1,89,000/-')).toBeInTheDocument();
    expect(models.getByText('₹1,99,000/-').closest('s')).not.toBeNull();
    expect(models.getByText('Concept')).toBeInTheDocument();
  });

  it('shows four testimonials and six films', async () => {
    await openHome();
    expect(screen.getAllByRole('figure')).toHaveLength(4);
    expect(screen.getByText('“Quote 4”')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Play video: Film/ })).toHaveLength(6);
  });

  it('keeps a film in its place from the moment it plays', async () => {
    const { user } = await openHome();
    const films = within(screen.getByRole('region', { name: 'Videos' }));
    expect(films.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    await user.click(films.getByRole('button', { name: 'Play video: Film 1' }));
    expect(await films.findByTitle('Film 1')).toHaveFocus();
    expect(films.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  it('ends with the call to a test ride', async () => {
    await openHome();
    expect(screen.getByRole('heading', { name: 'Ride one.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book yours' })).toHaveAttribute('href', '/test-ride');
  });
});

describe('home page with reads that fail', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('keeps a first view and the way to a test ride without its content', async () => {
    await openHome({ [callOf(readHomePage)]: { status: 500 } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Electric motorbikes, made for Indian roads',
    );
    expect(screen.getByRole('link', { name: 'Book a Test Ride' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Press links' })).toBeInTheDocument();
  });

  it('leaves the model gallery out and logs "No Images Found" when its pictures fail', async () => {
    await openHome({ [callOf(readBikesGallery)]: { status: 500 } });
    expect(screen.queryByRole('region', { name: 'Model gallery' })).not.toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith('No Images Found');
  });

  it('shows the models without prices when the products fail', async () => {
    await openHome({ [callOf(listProducts, { id: 'all' })]: { status: 500 } });
    const models = within(screen.getByRole('region', { name: 'Model gallery' }));
    expect(models.getByText('Marut GT')).toBeInTheDocument();
    expect(models.queryByText(/₹/)).not.toBeInTheDocument();
  });
});
