import { tmpdir } from 'node:os';
import { describeLackOfSpace, freeMb } from './disk-space';

it('the check of the disk says how much is missing where, and what can be done', () => {
  expect(describeLackOfSpace('DATA_DIR', '/srv/data', 12)).toBe(
    'Only 12 MB are free on the disk of /srv/data; the site needs 300 MB. Free some, or set DATA_DIR to a folder on another disk.',
  );
  expect(describeLackOfSpace('DATA_DIR', '/srv/data', 300)).toBeUndefined();
});

it('the check of the disk reads the space of a folder', () => {
  expect(freeMb(tmpdir())).toBeGreaterThan(0);
});
