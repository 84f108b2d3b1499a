import {
  buildModelKey,
  buildOfferPath,
  buildPreorderPath,
  buildProductPath,
  buildSpecificationsPath,
  buildTestRideAtPath,
  buildTestRidePath,
  formatOrderedItem,
  parseItemCode,
  readHistoryPhone,
  toSlug,
  withChosen,
} from './index';

it.each([
  ['One Red', 'one_red'],
  [' Marut Long Range ', 'marut_long_range'],
  ['Marut', 'marut'],
])('a link writes the name %j in an address as %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it.each([
  ['Vayu One', '/product/vayu_one'],
  ['Marut Battery Pack', '/product/marut_battery_pack'],
  ['A/B?', '/product/a%2Fb%3F'],
])('a link leads from the title %j to the product page %s', (title, path) => {
  expect(buildProductPath(title)).toBe(path);
});

it.each([
  ['Vayu One', '0', '/product/vayu_one/technical-specifications'],
  ['Vayu One', undefined, '/product/vayu_one/technical-specifications'],
  ['Vayu Marut', 'Tour', '/product/vayu_marut/technical-specifications?variant=tour'],
])('a link leads from %s %s to the data sheet %s', (title, variant, path) => {
  expect(buildSpecificationsPath(title, { variant })).toBe(path);
});

it.each([
  ['Vayu Marut', 'GT', undefined, '/vayu_marut-gt/preorder'],
  ['Vayu One', '0', undefined, '/vayu_one-0/preorder'],
  // The specification replaces the first space only.
  ['Vayu Marut Max', 'GT', undefined, '/vayu_marut%20max-gt/preorder'],
  ['Vayu One', '0', 'CITYSTART', '/vayu_one-0/preorder/CITYSTART'],
  ['A/B', '?', 'X/1', '/a%2Fb-%3F/preorder/X%2F1'],
])(
  'a link leads from %s %s with the offer %s to the pre-order %s',
  (title, variant, offer, path) => {
    expect(buildPreorderPath(title, variant, offer)).toBe(path);
  },
);

it.each([
  ['vayu_marut-sport-blue, vayu_marut-gt-graphite', '/vayu_marut-sport-blue/preorder/MONSOON'],
  ['vayu_marut-sport', '/vayu_marut-sport/preorder/MONSOON'],
  ['vayu_one', '/vayu_one-0/preorder/MONSOON'],
  [' ', undefined],
])('a link leads from an offer for %j to %s', (aid_for_items, path) => {
  expect(buildOfferPath({ aid_code: 'MONSOON', aid_for_items })).toBe(path);
});

it.each([
  ['vayu_marut-gt', { itemKey: 'vayu_marut-gt', title: 'vayu_marut', variant: 'gt' }],
  ['vayu_marut-gt-teal', { variant: 'gt', colour: 'teal' }],
  ['vayu_one', { itemKey: 'vayu_one', title: 'vayu_one' }],
  [' Vayu One-0 ', { itemKey: 'vayu_one-0', title: 'vayu_one', variant: '0' }],
  ['vayu_one-', { itemKey: 'vayu_one-', title: 'vayu_one' }],
])('a page reads the item code %j', (code, parts) => {
  expect(parseItemCode(code)).toMatchObject(parts);
});

it('a page reads back the title and variant that a pre-order address was built from', () => {
  const [, slug = ''] = buildPreorderPath('Vayu Marut Max', 'GT').split('/');
  const { title, variant } = parseItemCode(decodeURIComponent(slug));
  expect([title, variant]).toEqual([toSlug('Vayu Marut Max'), 'gt']);
});

it('an item code that leaves variant and colour empty names none', () => {
  expect(parseItemCode('vayu_one-')).toEqual({ itemKey: 'vayu_one-', title: 'vayu_one' });
});

it.each([
  ['vayu_marut-gt-graphite-1', 'Vayu Marut GT'],
  ['vayu_one-0-red-1', 'Vayu One'],
  ['vayu_one', 'Vayu One'],
  ['vayu_marut-tour-teal-1,vayu_one-0-red-1', 'Vayu Marut TOUR'],
  ['vayu_marut-long_range-teal-1', 'Vayu Marut LONG RANGE'],
  ['', ''],
])('a page names the product of the items text %j as %j', (itemsText, name) => {
  expect(formatOrderedItem(itemsText)).toBe(name);
});

it.each([
  ['Cargo', 'vayu_marut-cargo'],
  ['Long Range', 'vayu_marut-long_range'],
])(
  'the key of a model with the variant %j is the beginning of its item codes, %j',
  (variant, key) => {
    expect(buildModelKey('Vayu Marut', variant)).toBe(key);
    expect(parseItemCode(`${key}-red`)).toMatchObject({ title: 'vayu_marut', colour: 'red' });
    expect(toSlug(variant)).toBe(parseItemCode(`${key}-red`).variant);
  },
);

it.each([
  [{ phoneNumber: '0000012345' }, '0000012345'],
  [{ phoneNumber: '12345' }, undefined],
  [{ phoneNumber: 12345 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['0000012345', undefined],
])('the order history takes from the navigation state %j the phone %s', (state, phone) => {
  expect(readHistoryPhone(state)).toBe(phone);
});

it.each([
  [{}, '/p'],
  [{ variant: 'GT', colour: 'Red' }, '/p?variant=gt&colour=red'],
  [{ variant: '0', colour: 'Racing Green' }, '/p?colour=racing_green'],
  [{ variant: null, colour: null }, '/p'],
])('a link writes what was chosen, %j, into an address', (chosen, address) => {
  expect(withChosen('/p', chosen)).toBe(address);
});

it.each([
  ['Vayu Marut GT', '/test-ride?model=vayu_marut_gt'],
  ['A&B', '/test-ride?model=a%26b'],
])('a link names the model of a test ride, %s, in its address', (model, path) => {
  expect(buildTestRidePath(model)).toBe(path);
});

it.each([
  ['D-17', '/test-ride?dealer=D-17'],
  ['17 & 18', '/test-ride?dealer=17%20%26%2018'],
])('a link names the dealer of a test ride, %s, in its address', (dealerId, path) => {
  expect(buildTestRideAtPath(dealerId)).toBe(path);
});
