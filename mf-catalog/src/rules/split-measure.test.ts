import { splitMeasure } from './split-measure';

it.each([
  ['120 km/h', { value: '120', unit: 'km/h' }],
  ['7.2 kWh', { value: '7.2', unit: 'kWh' }],
  ['1,360 mm', { value: '1,360', unit: 'mm' }],
  ['4–5 h', { value: '4–5', unit: 'h' }],
  ['180km', { value: '180', unit: 'km' }],
  ['2', { value: '2', unit: '' }],
  ['Disc, 300 mm', { value: 'Disc, 300 mm', unit: '' }],
])('sets the number of %s apart from its unit', (text, measure) => {
  expect(splitMeasure(text)).toEqual(measure);
});
