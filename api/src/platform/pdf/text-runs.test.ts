import { splitRuns } from './text-runs';

it('the choice of fonts keeps English, and every accent of it, in as few fonts as possible', () => {
  expect(splitRuns('Asha Rao – née Müller')).toEqual([
    { font: 'latin', text: 'Asha Rao – née Müller' },
  ]);
});

it('the choice of fonts takes the sign of the rupee from the font that has it, and its digits from the other', () => {
  expect(splitRuns('₹1,028')).toEqual([
    { font: 'latin-ext', text: '₹' },
    { font: 'latin', text: '1,028' },
  ]);
});

it.each([
  ['devanagari', 'क्षत्रिय'],
  ['telugu', 'శ్రీనివాస్'],
  ['tamil', 'கோபால'],
  ['kannada', 'ಶ್ರೀನಿವಾಸ'],
  ['malayalam', 'ശ്രീകൃഷ്ണൻ'],
  ['bengali', 'শ্রীজিৎ'],
  ['gujarati', 'કૃષ્ણ'],
  ['gurmukhi', 'ਗੁਰਪ੍ਰੀਤ'],
  ['oriya', 'ଶ୍ରୀକୃଷ୍ଣ'],
])('the choice of fonts sets a name in %s with one font', (font, name) => {
  expect(splitRuns(name)).toEqual([{ font, text: name }]);
});

it('the choice of fonts leaves joiners and shared signs with the letters that they stand between', () => {
  expect(splitRuns('ক্\u200dষ।')).toEqual([{ font: 'bengali', text: 'ক্\u200dষ।' }]);
});

it('the choice of fonts leaves emoji and control characters out, and shows that another character could not be printed', () => {
  expect(splitRuns('Asha 🛵\u0007 Rao 👩🏽‍🔧🇮🇳')).toEqual([{ font: 'latin', text: 'Asha Rao' }]);
  expect(splitRuns('Asha 王')).toEqual([{ font: 'latin', text: 'Asha ?' }]);
});
