import { sectionsOf, unresolvedSections } from './check-sections';

const sections = new Map([
  ['docs/specification.md', sectionsOf('# S\n\n## 2. Screens\n\n## 9. Limits\n')],
  ['docs/design.md', sectionsOf('## 1. Worth\n\n### 1.3 Integrity\n')],
]);
const problems = (text: string) => unresolvedSections(text, sections);

it('the check of docs reads the numbers of headings', () => {
  expect([...sectionsOf('## 2. Screens\n### 2.7 Server\n## Notes\n')]).toEqual(['2', '2.7']);
});

it.each([
  'spec §2',
  'of specification §9.',
  'Spec §2: the screens',
  'design §1.3, §1',
  'spec §2 and §9',
  'spec §2, §9',
  ' * the limits (spec\n * §9)',
])('the check of docs finds the section of %j', (text) => {
  expect(problems(text)).toEqual([]);
});

it('the check of docs refuses a section that the page does not have', () => {
  expect(problems('(spec §12)')).toEqual(['docs/specification.md has no section 12']);
  expect(problems('(spec §2, §12)')).toEqual(['docs/specification.md has no section 12']);
});

it('the check of docs refuses a section of a page that nobody knows', () => {
  expect(problems('(style §6)')).toEqual(['"style §6" names no document']);
  expect(problems('(§6)')).toEqual(['"§6" names no document']);
});

it('the check of docs refuses a section sign without a number', () => {
  expect(problems('spec § four')).toEqual(['"spec §" names no section']);
});
