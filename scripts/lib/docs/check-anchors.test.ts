import { deadAnchors } from './check-anchors';

const PAGES: Readonly<Record<string, string>> = {
  'docs/a.md': `# The first page
## What \`npm start\` does, and why
### Numbers
### Numbers
\`\`\`sh
# no heading
\`\`\`
`,
  'docs/b.md': '# Second',
};
const dead = (markdown: string) => deadAnchors(markdown, 'docs/b.md', (page) => PAGES[page]);

it.each([
  '[x](a.md#the-first-page)',
  '[x](a.md#what-npm-start-does-and-why)',
  '[x](a.md#numbers-1) and [y](../docs/a.md#numbers)',
  '[x](#second)',
  '[x](https://example.com/a.md#nothing), [y](../host/src/a.ts#L3) and [z](gone.md#nothing)',
])('a link to a section that is there, or that is no page of ours, is let be: %s', (markdown) => {
  expect(dead(markdown)).toEqual([]);
});

it.each([
  ['[x](a.md#numbers-2)', 'a.md#numbers-2'],
  ['[x](a.md#no-heading)', 'a.md#no-heading'],
  ['[x](#first)', '#first'],
])('a link to a section that a page does not have is dead: %s', (markdown, link) => {
  expect(dead(markdown)).toEqual([link]);
});
