import { type ServedContent, serveContent } from './testing/served-content.ts';

let content: ServedContent;
beforeAll(async () => {
  content = await serveContent();
});
afterAll(() => content.remove());

describe('the look through the values of the content', () => {
  it('names opening hours in which no dealer would ever be open', async () => {
    expect(
      await content.changed('dealer-services.json', '"opens":"09:30"', '"opens":"19:30"'),
    ).toEqual([
      'dealer-services.json at data.hours.closes: 19:00 is not after 19:30, when it opens. Hours are those of a clock with 24.',
    ]);
    expect(
      await content.changed('dealer-services.json', '"open_days":[1,2,3,4,5,6]', '"open_days":[]'),
    ).toEqual(['dealer-services.json at data.hours.open_days: no day is in it.']);
  });

  it('names a pin code of the head office that is none, and a place that is not in India', async () => {
    expect(
      await content.changed('contact-info.json', '"pincode":"500003"', '"pincode":"50003"'),
    ).toEqual(['contact-info.json at data.address.pincode: "50003" is no pin code of six digits.']);
    expect(
      await content.changed(
        'contact-info.json',
        '"latitude":17.4399,"longitude":78.4983',
        '"latitude":78.4983,"longitude":17.4399',
      ),
    ).toEqual([
      'contact-info.json at data.address: its latitude and longitude are not in India. Are they exchanged?',
    ]);
  });

  it('names a section of which nothing is seen but its heading', async () => {
    const [problem, ...others] = await content.problemsWith('json/terms-conditions.json', (text) =>
      text.replace(/"paragraphs":\[.*?\],"points":\[\]/, '"paragraphs":[],"points":[]'),
    );
    expect(problem).toBe(
      'terms-conditions.json at data.sections.0: nothing stands below its heading.',
    );
    expect(others).toEqual([]);
  });

  it('names two entries of the menu, or two questions, of the same words', async () => {
    expect(await content.changed('navigation.json', '"label":"Offers"', '"label":"Home"')).toEqual([
      'navigation.json at data.menu.2.label: "Home" is there already, at data.menu.0.label.',
    ]);
    const [problem] = await content.problemsWith('json/ownership-faqs.json', (text) =>
      text.replace('What if I only have a 5 A socket?', 'How do I charge at home?'),
    );
    expect(problem).toBe(
      'ownership-faqs.json at data.faqs.1.question: "How do I charge at home?" is there already, at data.faqs.0.question.',
    );
  });
});
