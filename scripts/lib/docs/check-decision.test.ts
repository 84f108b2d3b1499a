import { missingOfDecision, undatedDecisions } from './check-decision';

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

it('the check of docs takes a page whose numbered decisions each have their date and what lost', () => {
  const page = [
    '# X\n\n**Status:** in force, 2026-11-22.\n\n## Decisions\n',
    '1. **One** is so. 2026-11-22. Alternative that lost: *another*.',
    '2. **Two** is so. 2026-11-23. Alternatives that lost: *this*; *that*.',
  ];
  expect(missingOfDecision(page.join('\n'))).toEqual([]);
});

it('the check of docs names the numbered decision that lacks its date or what lost', () => {
  const page = [
    '# X\n\n**Status:** in force, 2026-11-22.\n\n## Decisions\n',
    '1. **One** is so. 2026-11-22. Alternative that lost: *another*.',
    '2. **Two** is so. Alternative that lost: *another*.',
    '3. **Three** is so. 2026-11-22.',
  ];
  expect(missingOfDecision(page.join('\n'))).toEqual([
    'the date or what lost of its decision "**Two** is so. Alternative that lost: …"',
    'the date or what lost of its decision "**Three** is so. 2026-11-22. …"',
  ]);
});

it('the check of docs wants a date and what lost of each decision of a README', () => {
  const readme = [
    '# X\n\n- no decision\n\n## Decisions that the spec leaves open\n',
    '- **One** is so. 2026-11-21. Lost: another way.',
    '- **Two** is so,\n  and long. 2026-11-21.',
    '- **Three** is so. Lost: another way.',
    '- **Four**: see [the page](../docs/checkout.md).\n',
    '## Files\n\n- a file\n',
  ];
  expect(undatedDecisions(readme.join('\n'))).toEqual([
    '**Two** is so, and long. 2026-11-21.',
    '**Three** is so. Lost: another way.',
  ]);
});
