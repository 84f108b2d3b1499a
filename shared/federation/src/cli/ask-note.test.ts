import { readNote } from './ask-note';

const person = (answer: string) => ({
  terminal: { isInteractive: true, ask: async () => answer },
});
const pipeline = {
  terminal: {
    isInteractive: false,
    ask: () => {
      throw new Error('nobody is there');
    },
  },
};

it('the release command takes what was said, and asks nobody', async () => {
  expect(await readNote({ note: ' new prices ' }, pipeline)).toBe('new prices');
});

it('the release command asks a person who said nothing', async () => {
  expect(await readNote({}, person('new prices'))).toBe('new prices');
});

it.each([
  ['a person who does not answer', {}, person(' ')],
  ['a pipeline that says nothing', {}, pipeline],
  ['an empty note', { note: '' }, pipeline],
])('the release command refuses %s', async (_who, options, asked) => {
  await expect(readNote(options, asked)).rejects.toThrow('Say why with --note');
});

it('the release command keeps nobody from a way back for want of words', async () => {
  expect(await readNote({}, { ...pipeline, isUrgent: true })).toBe('');
  expect(await readNote({}, { ...person(''), isUrgent: true })).toBe('');
});
