import { Looks } from './looks';

const styles = () => undefined;

it('a tree of looks forgets all when they are more than it keeps', () => {
  const looks = new Looks<string>(40);
  const known = looks.find([styles], { size: 1 });
  if (known) known.known = 'rules';
  expect(looks.find([styles], { size: 1 })?.known).toBe('rules');
  for (let size = 2; size < 60; size += 1) looks.find([styles], { size });
  expect(looks.find([styles], { size: 1 })?.known).toBeUndefined();
});

it('a tree of looks tells a number from the same text, and a property of the component from one of its owner state', () => {
  const looks = new Looks<string>(1_000);
  const found = [
    { size: 1 },
    { size: '1' },
    { size: true },
    { size: null },
    { ownerState: { size: 1 } },
    { size: 1, ownerState: { size: 1 } },
    { size: 1, ownerState: {} },
    { size: { size: 1 } },
  ].map((props) => looks.find([styles], props));
  expect(new Set(found).size).toBe(found.length);
});

it('a tree of looks tells styles that an owner state shares with its component from others', () => {
  const looks = new Looks<string>(1_000);
  const sx = { color: 'red' };
  const together = looks.find([styles], { sx, ownerState: { sx } });
  expect(looks.find([styles], { sx, ownerState: { sx: { color: 'blue' } } })).not.toBe(together);
  expect(looks.find([styles], { sx, ownerState: { sx } })).toBe(together);
});
