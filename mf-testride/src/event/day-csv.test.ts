import { dayCsv } from './day-csv';

const entry = { id: 1, day: '2026-11-22', time: '14:05' };

it('the list of the day has a line for each ride, with where it stands', () => {
  const csv = dayCsv([
    {
      ...entry,
      columns: { Form: 'Walk-in', Dealer: 'Vayu, Hyderabad' },
      given: { trackingId: 'E-1' },
    },
    { ...entry, columns: { Form: 'Walk-in', Dealer: 'Vayu "Banjara"' }, recordId: 7 },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Date,Time,Form,Dealer,State,Tracking ID',
    '2026-11-22,14:05,Walk-in,"Vayu, Hyderabad",Sent,E-1',
    '2026-11-22,14:05,Walk-in,"Vayu ""Banjara""",On this device,',
    '',
  ]);
});

it('the list of the day gives a spreadsheet no formula to run', () => {
  expect(dayCsv([{ ...entry, columns: { Dealer: '=HYPERLINK("x")' } }])).toContain(
    `"'=HYPERLINK(""x"")"`,
  );
  for (const start of ['+', '-', '@', '\t']) {
    const csv = dayCsv([{ ...entry, columns: { Dealer: `${start}1+1` } }]);
    expect(csv).toContain(`,'${start}1+1,`);
  }
});

it('the list of the day keeps every kind of line break inside its cell', () => {
  const csv = dayCsv([{ ...entry, columns: { Dealer: 'Vayu\rBanjara' } }]);
  expect(csv).toContain('"Vayu\rBanjara"');
});
