import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseRunAs, type RunAs } from './run-as';

const open = mkdtempSync(join(tmpdir(), 'motorbike-open-'));
chmodSync(open, 0o755);
const closed = mkdtempSync(join(tmpdir(), 'motorbike-closed-'));
afterAll(() => {
  for (const folder of [open, closed]) rmSync(folder, { recursive: true, force: true });
});
const isRoot = process.getuid?.() === 0;

it('the choice of a user gives the server to an unprivileged one when started as root, else to us', () => {
  expect(chooseRunAs([open], 65_534).owner).toEqual(
    isRoot ? { uid: 65_534, gid: 65_534 } : undefined,
  );
});

it('the choice of a user finds another way below a folder that the user cannot reach, or names the folder', () => {
  let chosen: RunAs | undefined;
  let message = '';
  try {
    chosen = chooseRunAs([open, closed], 65_534);
  } catch (error) {
    message = (error as Error).message;
  }
  // As ourselves in a user namespace where the system has them; otherwise a line that says what to do.
  if (chosen) expect(chosen.owner).toBeUndefined();
  else expect(message).toContain(closed);
});
