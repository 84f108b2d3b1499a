import { compareTexts } from './compare-texts';

it('texts are ordered by their letters, small and capital ones alike', () => {
  const cities = ['Warangal', 'hubballi', 'Hyderabad', 'Hassan', 'Hosur'];
  expect(cities.sort(compareTexts)).toEqual([
    'Hassan',
    'Hosur',
    'hubballi',
    'Hyderabad',
    'Warangal',
  ]);
});

it('a letter with an accent comes after z', () => {
  expect(compareTexts('Élan', 'Zenith')).toBe(1);
});

it('a text that another one begins with comes first, and equal texts keep their order', () => {
  expect(compareTexts('Vayu', 'Vayu One')).toBe(-1);
  expect(compareTexts('Vayu One', 'Vayu')).toBe(1);
  expect(compareTexts('Vayu', 'VAYU')).toBe(0);
});
