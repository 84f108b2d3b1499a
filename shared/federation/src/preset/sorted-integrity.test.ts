import { withSortedTable } from './sorted-integrity';

it('the table of hashes has one order, whichever the plugin wrote', () => {
  const script = (entries: string) => `f();c.sriHashes={${entries}};g({b:"2",a:"1"})`;
  const one = script('"b-b":"*-*-*-SRI-2",a_a:"*-*-*-SRI-1",9:"sha256-x/+="');
  const other = script('9:"sha256-x/+=",a_a:"*-*-*-SRI-1","b-b":"*-*-*-SRI-2"');
  expect(withSortedTable(one)).toBe(withSortedTable(other));
  expect(withSortedTable(one)).toBe(
    script('"b-b":"*-*-*-SRI-2",9:"sha256-x/+=",a_a:"*-*-*-SRI-1"'),
  );
});

it('a script without such a table stays as it is', () => {
  const script = 'c.other={b:"2",a:"1"}';
  expect(withSortedTable(script)).toBe(script);
});
