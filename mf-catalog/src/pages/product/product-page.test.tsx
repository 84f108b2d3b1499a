/** @jest-environment jsdom */
import {
  listOffers,
  listProducts,
  type ProductPage,
  readProductPage,
  readTechnicalSpecs,
} from '@site/contract';
import { setTrackingSink } from '@site/shell';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { cleanup, screen, within } from '@testing-library/react';
import { answers, OFFERS, openProduct, PAGE } from '../../testing/open-product';
import { image, product, productPage, specs } from '../../testing/sample-catalog';

const detail = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('product page', () => {
  it('shows the inner banner and a card for each variant', async () => {
    await openProduct();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vayu Marut');
    const cards = within(screen.getByRole('region', { name: 'Vayu Marut variants' }));
    expect(cards.getByRole('button', { name: /Vayu Marut GT/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(cards.getByRole('button', { name: /Vayu Marut Sport/ })).toBeInTheDocument();
  });

  it('shows the offer price with the actual one struck through, else the ex-showroom price', async () => {
    const { user } = await openProduct();
    const gt = detail('Vayu Marut GT');
    expect(gt.getByText('Offer Price')).toBeInTheDocument();
    expect(gt.getByText('₹1,79,999/-').closest('s')).toBeNull();
    expect(gt.getByText('₹1,89,999/-').closest('s')).not.toBeNull();

    await user.click(screen.getByRole('button', { name: /Vayu Marut Sport/ }));
    const sport = detail('Vayu Marut Sport');
    expect(sport.getByText('Ex Showroom Price')).toBeInTheDocument();
    expect(sport.getByText('₹2,04,999/-')).toBeInTheDocument();
  });

  it('shows delivery time and certification marks only when the content has them', async () => {
    const gt = { ...productPage.variants['gt'], delivery_time: '3 to 4 weeks' };
    const filled = { ...productPage, variants: { ...productPage.variants, gt } };
    const marks = [{ name: 'Approved by the agency' }];
    await openProduct('/product/vayu_marut', {
      [PAGE]: answerOf(readProductPage, { ...filled, certifications: marks } as ProductPage),
    });
    expect(detail('Vayu Marut GT').getByText('Delivery: 3 to 4 weeks')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Certifications' })).getByText(
        'Approved by the agency',
      ),
    ).toBeVisible();
    cleanup();
    await openProduct();
    expect(screen.queryByText(/^Delivery:/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Certifications' })).toBeNull();
  });

  it('leads to the pre-order of the chosen variant', async () => {
    const { user } = await openProduct();
    const link = () => screen.getByRole('link', { name: 'Book Now' });
    expect(link()).toHaveAttribute('href', '/vayu_marut-gt/preorder');
    await user.click(screen.getByRole('button', { name: /Vayu Marut Sport/ }));
    expect(link()).toHaveAttribute('href', '/vayu_marut-sport/preorder');
  });

  it('takes the chosen variant and colour along to pre-order, specifications and test ride', async () => {
    const { user } = await openProduct('/product/vayu_marut?variant=gt');
    await user.click(detail('Vayu Marut GT').getByRole('radio', { name: 'Red' }));
    const leads = (name: string, to: string) =>
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
    leads('Book Now', '/vayu_marut-gt/preorder?colour=red');
    leads(
      'All specifications',
      '/product/vayu_marut/technical-specifications?variant=gt&colour=red',
    );
    leads('Test Ride', '/test-ride?model=vayu_marut_gt');
  });

  it('takes a colour along that its address names in capitals', async () => {
    await openProduct('/product/vayu_marut?variant=GT&colour=Red');
    const gt = detail('Vayu Marut GT');
    expect(gt.getByRole('radio', { name: 'Red' })).toBeChecked();
    expect(gt.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      '/vayu_marut-gt/preorder?colour=red',
    );
  });

  it('shows banner and card of what was chosen', async () => {
    const { user } = await openProduct('/product/vayu_marut?variant=gt&colour=red');
    const card = screen.getByRole('button', { name: /Vayu Marut GT/ });
    expect(card.querySelector('img')?.getAttribute('src')).toContain('gt-red');
    await user.click(screen.getByRole('button', { name: /Vayu Marut Sport/ }));
    expect(screen.getByRole('img', { name: 'Sport in the studio' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Marut in the studio' })).toBeNull();
  });

  it('shows the banner in the chosen colour, and books that from it', async () => {
    const red = { Red: image('gt-red-hero', 'GT in red in the studio') };
    const gt = { ...productPage.variants['gt'], colour_heroes: red };
    const { user } = await openProduct('/product/vayu_marut?variant=gt', {
      [PAGE]: answerOf(readProductPage, {
        ...productPage,
        variants: { ...productPage.variants, gt },
      } as ProductPage),
    });
    expect(screen.queryByRole('img', { name: 'GT in red in the studio' })).toBeNull();
    await user.click(detail('Vayu Marut GT').getByRole('radio', { name: 'Red' }));
    expect(screen.getByRole('img', { name: 'GT in red in the studio' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book the GT' })).toHaveAttribute(
      'href',
      '/vayu_marut-gt/preorder?colour=red',
    );
  });

  it('tells of the offer for the chosen variant, and leads to its pre-order', async () => {
    const offer = {
      aid_code: 'APEX7',
      aid_title: '7% off the Marut Sport',
      aid_desc: '',
      aid_for_items: 'vayu_marut-sport-blue',
      title: 'Vayu Marut Sport',
    };
    await openProduct('/product/vayu_marut?variant=sport', {
      [OFFERS]: answerOf(listOffers, [offer]),
    });
    expect(
      await screen.findByRole('link', { name: '7% off the Marut Sport: book with APEX7' }),
    ).toHaveAttribute('href', '/vayu_marut-sport-blue/preorder/APEX7');
  });

  it('keeps the chosen variant in the address and reports the choice', async () => {
    const events: unknown[] = [];
    setTrackingSink((event) => events.push(event));
    const { user, router } = await openProduct();
    await user.click(screen.getByRole('button', { name: /Vayu Marut Sport/ }));
    const chosen = await screen.findByRole('region', { name: 'Vayu Marut Sport' });
    expect(chosen).toHaveFocus();
    expect(router.state.location.search).toBe('?variant=sport');
    expect(events).toContainEqual({
      name: 'variant_selected',
      data: { title: 'Vayu Marut', variant: 'Sport' },
    });
    setTrackingSink(undefined);
  });

  it('shows features and data sheet of a variant that is chosen in the page, which the HTML leaves out', async () => {
    const sheet = [
      { title: 'Performance', lines: [{ label: 'Top speed', value: '141', unit: '' }] },
    ];
    const { user } = await openProduct('/product/vayu_marut', {
      [callOf(readTechnicalSpecs)]: answerOf(readTechnicalSpecs, {
        ...specs,
        'vayu_marut-sport': sheet,
      }),
    });
    expect(screen.getByRole('region', { name: 'Vayu Marut GT, part by part' })).toBeVisible();
    expect(screen.queryByText('141')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Vayu Marut Sport/ }));
    const features = await screen.findByRole('region', { name: 'Vayu Marut Sport, part by part' });
    expect(within(features).getByText('A face you remember')).toBeVisible();
    expect(await screen.findByText('141')).toBeVisible();
  });

  it('shows a variant that is chosen in the page without features where they cannot be read', async () => {
    const { user } = await openProduct();
    fakeApi({ ...answers(), [PAGE]: { status: 503 } });
    await user.click(screen.getByRole('button', { name: /Vayu Marut Sport/ }));
    expect(detail('Vayu Marut Sport').getByText('₹2,04,999/-')).toBeVisible();
    expect(screen.queryByRole('region', { name: /part by part/ })).toBeNull();
  });

  it('opens on the variant that the address names', async () => {
    await openProduct('/product/vayu_marut?variant=sport');
    expect(screen.getByRole('region', { name: 'Vayu Marut Sport' })).toBeInTheDocument();
  });

  it('changes the picture with the colour', async () => {
    const { user, router } = await openProduct();
    const gt = detail('Vayu Marut GT');
    expect(gt.getByRole('radio', { name: 'Graphite' })).toBeChecked();
    await user.click(gt.getByRole('radio', { name: 'Red' }));
    expect(gt.getByRole('img', { name: 'Marut GT in red' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?colour=red');
  });

  it('links to all specifications of the variant', async () => {
    await openProduct();
    expect(screen.getByRole('link', { name: 'All specifications' })).toHaveAttribute(
      'href',
      '/product/vayu_marut/technical-specifications?variant=gt',
    );
  });

  it('has no inner banner for the first model, even when its content brings one', async () => {
    await openProduct('/product/vayu_one', {
      [callOf(listProducts, { id: 'vayu_one' })]: answerOf(listProducts, [
        [product({ ai_title: 'Vayu One', ai_variant: '0' })],
      ]),
      [callOf(readProductPage, { slug: 'vayu_one' })]: answerOf(readProductPage, {
        ...productPage,
        slug: 'vayu_one',
        title: 'Vayu One',
      }),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Vayu One$/);
    const [first] = screen.getAllByRole('region');
    expect(first).toHaveAccessibleName('Vayu One');
    expect(screen.queryByRole('img', { name: 'Marut in the studio' })).not.toBeInTheDocument();
    expect(screen.queryByText('Four ways to ride the wind')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /variants/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      '/vayu_one-0/preorder',
    );
  });
});
