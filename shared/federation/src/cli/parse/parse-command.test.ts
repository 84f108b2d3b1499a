import { parseCommand } from './parse-command';
import { wholeNumber } from './whole-number';

it('the release command takes a remote for what is to be released', () => {
  expect(parseCommand(['mf-catalog', '--note', 'why', '--version', '1.2.3'])).toEqual({
    name: 'release',
    remote: 'mf-catalog',
    options: { note: 'why', version: '1.2.3' },
  });
});

it('the release command takes the name of a command for the command', () => {
  expect(parseCommand(['rollback', 'mf-catalog']).name).toBe('rollback');
  expect(parseCommand(['prune', '--dry-run']).options).toEqual({ 'dry-run': true });
  expect(parseCommand([]).name).toBe('help');
});

it('the release command takes the reason of a release that costs more than its budget', () => {
  const { options } = parseCommand(['mf-catalog', '--allow-budget', 'the new map']);
  expect(options).toEqual({ 'allow-budget': 'the new map' });
  expect(() => parseCommand(['mf-catalog', '--allow-budget'])).toThrow('argument missing');
});

it.each([
  [['mf-catalog', 'mf-dealers'], 'What is "mf-dealers"? release takes one remote.'],
  [['repair', 'mf-catalog'], 'What is "mf-catalog"? repair takes no remote.'],
  [['rollback'], 'Name a remote.'],
  [['back-to'], 'Name a set of versions.'],
  [['list', '--version', '1.2.3'], "Unknown option '--version'"],
])('the release command refuses %j in place of leaving a word out', (argv, message) => {
  expect(() => parseCommand(argv)).toThrow(message);
});

it('the release command refuses a word where a number belongs', () => {
  expect(wholeNumber('keep', undefined, 5)).toBe(5);
  expect(wholeNumber('keep', '0', 5)).toBe(0);
  expect(() => wholeNumber('keep', 'all', 5)).toThrow('--keep wants a whole number');
  expect(() => wholeNumber('canary', '100', 10, { least: 1, most: 99 })).toThrow(
    '--canary wants a whole number, 1 to 99, and not "100".',
  );
});
