import PDFDocument from 'pdfkit';
import { STYLES } from './brand-paper';
import { loadFonts } from './font-files';
import { Typesetter } from './typesetter';

const open = async () => new Typesetter(new PDFDocument(), await loadFonts());

it.each([
  'क्षत्रिय प्रियंका',
  'శ్రీనివాస్ రెడ్డి',
  'கோபாலகிருஷ்ணன்',
  'ಶ್ರೀನಿವಾಸ',
  'শ্রীজিৎ মুখোপাধ্যায়',
  'કૃષ્ણ પટેલ',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ശ്രീകൃഷ്ണൻ',
  'ଶ୍ରୀକୃଷ୍ଣ',
  'Zoë Żak ₹1,028',
])('the typesetter sets %s', async (text) => {
  const set = await open();
  expect(set.measure(text, STYLES.text)).toBeGreaterThan(10);
  set.draw(text, STYLES.text, { x: 40, y: 40 });
});

it('the typesetter breaks a text at its words, and a word that is wider than the line wherever it must', async () => {
  const set = await open();
  const lines = set.wrap(`Lake View Colony ${'x'.repeat(60)}`, STYLES.text, 80, 10);
  expect(lines[0]).toBe('Lake View');
  for (const line of lines) expect(set.measure(line, STYLES.text)).toBeLessThanOrEqual(80);
});

it('the typesetter says that a text went on', async () => {
  const set = await open();
  const lines = set.wrap('word '.repeat(400), STYLES.text, 80, 3);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/ …$/);
});

it('the typesetter cuts a word of hundreds of letters without setting it anew for each of them', async () => {
  const doc = new PDFDocument();
  const measured = jest.spyOn(doc, 'widthOfString');
  const set = new Typesetter(doc, await loadFonts());
  const word = 'ക്ഷ്ത്ര'.repeat(70);
  expect(set.wrap(word, STYLES.text, 157, 40).join('')).toBe(word);
  measured.mockClear();
  set.wrap(word, STYLES.text, 157);
  const letters = measured.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  expect(letters).toBeLessThan(4_000);
});
