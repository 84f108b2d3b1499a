import { formatItemName } from './format-item-name';

it.each([
  [{ title: 'Vayu One', variant: '0' }, 'Vayu One'],
  [{ title: 'Vayu One', variant: '' }, 'Vayu One'],
  [{ title: 'Vayu Marut', variant: 'GT' }, 'Vayu Marut GT'],
])('a page names the item %j %j', (item, name) => {
  expect(formatItemName(item)).toBe(name);
});
