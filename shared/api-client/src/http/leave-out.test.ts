import * as contract from '@site/contract';
import { parseAnswer } from './testing/parse-answer';

const states = (list: unknown[]) => ({
  status: 200,
  data: { response_data: { statesList: list } },
});
const good = { dn_state: 'Kerala' };

it('the read leaves a bad item out and says where it stood, not what is in it', async () => {
  const answer = await parseAnswer(
    contract.listDealerStates,
    states([good, { dn_state: 12 }, null, good]),
  );
  expect(answer).toMatchObject({ ok: true, data: [good, good] });
  const told = answer.ok ? answer.leftOut : [];
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/^1\.dn_state: /);
  expect(told.join()).not.toContain('12');
});

it('the read fails where no item is left, and where the list is none', async () => {
  expect((await parseAnswer(contract.listDealerStates, states([{ dn_state: 12 }]))).ok).toBe(false);
  expect((await parseAnswer(contract.listDealerStates, states('Kerala' as never))).ok).toBe(false);
  expect(await parseAnswer(contract.listDealerStates, states([]))).toMatchObject({
    ok: true,
    data: [],
  });
});

const dealer = {
  ...{ dn_id: '1', dn_name: 'Vayu', dn_street: '', dn_city: '', dn_district: '', dn_state: 'Goa' },
  ...{ dn_country: 'India', dn_pinocde: '403507', dn_phone: '', dn_email: '', assign_to_asm: '' },
};

it.each([
  [17.4, 78.5],
  ['17.4', '78.5'],
  [null, null],
  ['', ''],
])('the read takes coordinates %j, %j of a dealer', async (dn_latitude, dn_longitude) => {
  const row = { ...dealer, dn_latitude, dn_longitude };
  const body = { data: { response_data: { dealers_data: [row] } } };
  expect(await parseAnswer(contract.listDealers, body)).toEqual({
    ok: true,
    data: [row],
    leftOut: [],
  });
});

const image = { src: '/a', width: 1, height: 1, widths: [1], blur: '', alt: '' };
const item = { id: '1', name: 'One', image };

it('the read leaves a picture out of its group, and a group that has none', async () => {
  const groups = [
    { title: 'A', items: [item, { ...item, image: null }] },
    { title: 'B', items: [item] },
  ];
  expect(await parseAnswer(contract.readGallery, { data: { gallery: groups } })).toMatchObject({
    data: [
      { title: 'A', items: [item] },
      { title: 'B', items: [item] },
    ],
  });
  const product = {
    ...{ ai_title: 'Vayu One', ai_variant: '0', ai_images: [image], ai_amount: 1 },
    ...{ ai_preorder_amount: 1, coupon_status: null, coupon_details: null },
  };
  const products = [[{ ...product, ai_amount: 'free' }], [product, { ...product, ai_title: null }]];
  const body = { data: { response_data: { products_list: products } } };
  expect(await parseAnswer(contract.listProducts, body)).toMatchObject({ data: [[product]] });
});

it('the read takes what is paid for, and what is law, as a whole or not at all', async () => {
  const products = [{ title: 'Vayu One', variants: [] }, { title: 'Vayu Marut' }];
  const body = { data: { response_data: { products_list: products } } };
  expect((await parseAnswer(contract.listPricedProducts, body)).ok).toBe(false);
  const section = { id: 'use', heading: 'Use', paragraphs: ['Ride well.'], points: [] };
  const terms = { title: 'Terms', last_revision: '11-09-2020', summary: '' };
  const page = { data: { ...terms, sections: [section, { ...section, points: [12] }] } };
  expect((await parseAnswer(contract.readTermsConditions, page)).ok).toBe(false);
});

it('the read does not take a list that is empty for one that has lost its items', async () => {
  const swatch = { colour: 'Red', label: 'Red', hex: '#f00' };
  const texts = { slug: 'vayu_one', title: 'Vayu One', tagline: '', description: '' };
  const product = { ...texts, banner: null, share_image: '/og.jpg', variants: {} };
  const page = { ...product, certifications: [], swatches: [swatch, { ...swatch, hex: 12 }] };
  expect(await parseAnswer(contract.readProductPage, { data: page })).toMatchObject({
    data: { certifications: [], swatches: [swatch] },
  });
});
