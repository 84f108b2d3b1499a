import { resolveSocketVerdict } from './socket-verdict';

const all = { strong: true, earthed: true, near: true };

it.each([
  ['everything is as it should be', all, 'You can charge at home from the first day.'],
  [
    'nothing is ticked',
    { strong: false, earthed: false, near: false },
    'Tick what is true at your home.',
  ],
  [
    'nobody has checked the earthing',
    { ...all, earthed: false },
    'Have the earthing checked before you charge: it keeps you safe.',
  ],
  [
    'neither socket nor earthing is right: earthing first',
    { strong: false, earthed: false, near: true },
    'Have the earthing checked before you charge: it keeps you safe.',
  ],
  [
    'it is a small socket',
    { ...all, strong: false },
    'Set a lower current in the display first: a full charge then takes about nine hours. An electrician can add a 15 A socket.',
  ],
  [
    'the socket is too far away',
    { ...all, near: false },
    'Use no extension lead. An electrician can bring a socket to where the bike stands.',
  ],
])('the check of the socket says what to do next where %s', (_where, answers, verdict) => {
  expect(resolveSocketVerdict(answers)).toBe(verdict);
});
