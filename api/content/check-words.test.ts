import { type ServedContent, serveContent } from './testing/served-content.ts';

let content: ServedContent;
beforeAll(async () => {
  content = await serveContent();
});
afterAll(() => content.remove());

describe('the look through the words of the content', () => {
  it.each([
    ['of HTML', 'See <a href=\\"/offers\\">our offers</a>.', '<a href="/offers">'],
    ['that stands for a letter in HTML', 'Rain &amp; sun.', '&amp;'],
    ['of a link in Markdown', 'See [our offers](/offers).', '](/offers)'],
    ['of bold letters in Markdown', 'Any **15 A** socket.', '**15 A**'],
  ])(
    'names a mark %s in a text, which would be shown as it is written',
    async (_what, answer, mark) => {
      expect(
        await content.problemsWith('json/ownership-faqs.json', (text) =>
          text.replace(/"answer":"[^"]*"/, `"answer":"${answer}"`),
        ),
      ).toEqual([
        `ownership-faqs.json at data.faqs.0.answer: ${JSON.stringify(mark)} would be shown as it is written here. Texts have no HTML and no Markdown.`,
      ]);
    },
  );

  it('lets a text have the signs of sums and of names', async () => {
    expect(
      await content.problemsWith('json/ownership-faqs.json', (text) =>
        text.replace(/"answer":"[^"]*"/, '"answer":"AT&T; 3 < 5 and 7 > 6, 2 * 3 ** [a] (b) & c"'),
      ),
    ).toEqual([]);
  });

  it('names a line break in a text, which no page shows', async () => {
    expect(
      await content.problemsWith('json/ownership-faqs.json', (text) =>
        text.replace(/"answer":"[^"]*"/, '"answer":"- One\\n- Two"'),
      ),
    ).toEqual([
      'ownership-faqs.json at data.faqs.0.answer: its line break would not be seen. Make what follows a text of its own.',
    ]);
  });

  it('names a text that is empty where one is shown', async () => {
    expect(
      await content.problemsWith('json/product-vayu_one.json', (text) =>
        text.replace('"title":"Vayu One"', '"title":" "'),
      ),
    ).toEqual(['product-vayu_one.json at data.title: it is empty.']);
    // A heading goes without the small line above it.
    expect(
      await content.changed('ownership-faqs.json', '"eyebrow":"Ownership"', '"eyebrow":""'),
    ).toEqual([]);
  });
});
