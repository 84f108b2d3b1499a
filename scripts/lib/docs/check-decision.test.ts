import { missingOfDecision } from './check-decision';

it('the check of docs takes a decision with its date and its alternatives', () => {
  const page = '# X\n\n**Status:** in force, 2026-11-22.\n\n## Alternatives\n\n*Y*: slower.\n';
  expect(missingOfDecision(page)).toEqual([]);
});

it('the check of docs says what a decision lacks', () => {
  expect(missingOfDecision('# X\n\n**Status:** in force.\n')).toEqual([
    'a line "**Status:** …" with the date of the decision',
    'a section "Alternatives" with what lost, and why',
  ]);
});
