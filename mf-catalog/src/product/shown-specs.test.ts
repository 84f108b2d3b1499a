import type { Specs } from '@site/contract';
import { chargingLines, mostWantedSections, shownSpecs } from './shown-specs';

const line = (label: string) => ({ label, value: '1', unit: '' });
const sheet = [
  { title: 'Motor', lines: [line('Motor Type'), line('Charging Time'), line('Range per charge')] },
  { title: 'Performance', lines: [line('Top Speed')] },
  { title: 'Tyres', lines: [line('Front')] },
];
const specs: Specs = { 'vayu_marut-gt': sheet, 'vayu_one-0': sheet };

it('what is shown of the sheets is, of these models alone, the wanted sections and what is said of charging', () => {
  expect(shownSpecs(specs, ['vayu_marut-gt', 'unknown-0'])).toEqual({
    'vayu_marut-gt': [
      { title: 'Motor', lines: [line('Charging Time')] },
      { title: 'Performance', lines: [line('Top Speed')] },
    ],
  });
});

it('what is shown of a sheet leaves out nothing that the page takes from the whole one', () => {
  const shown = shownSpecs(specs, ['vayu_marut-gt'])['vayu_marut-gt'] ?? [];
  expect(mostWantedSections(shown)).toEqual(mostWantedSections(sheet));
  expect(chargingLines(shown)).toEqual(chargingLines(sheet));
});
