import { listOffers, listProducts, type Offer, type Product } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { routes } from './routes';

const product = (ai_title: string, ai_variant: string): Product => ({
  ...{ ai_title, ai_variant, ai_images: [], ai_amount: 1, ai_preorder_amount: 1 },
  ...{ coupon_status: null, coupon_details: null },
});
const offer = (aid_code: string, aid_for_items: string): Offer => ({
  ...{ aid_code, aid_for_items, aid_title: 'Offer', aid_desc: '', title: 'Vayu Marut' },
});

const addressesOf = async (path: string) => routes.find((route) => route.path === path)?.tryAt?.();

it('the release gate is told the pre-order page of each model, whatever its colours', async () => {
  const groups = [
    [product('Vayu Marut', 'GT'), product('Vayu Marut', 'GT')],
    [product('Vayu One', '0')],
  ];
  fakeApi({ [callOf(listProducts, { id: 'all' })]: answerOf(listProducts, groups) });
  expect(await addressesOf('/:productId/preorder')).toEqual([
    '/vayu_marut-gt/preorder',
    '/vayu_one-0/preorder',
  ]);
});

it('the release gate is told where each offer leads, and leaves out one without an item', async () => {
  const offers = [offer('DIWALI', 'Vayu Marut-GT-Red, Vayu One'), offer('NOTHING', '')];
  fakeApi({ [callOf(listOffers)]: answerOf(listOffers, offers) });
  expect(await addressesOf('/:productId/preorder/:offerCode')).toEqual([
    '/vayu_marut-gt-red/preorder/DIWALI',
  ]);
});
