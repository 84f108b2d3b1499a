import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openExportFile } from './export-file';

const folder = mkdtempSync(join(tmpdir(), 'motorbike-export-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('an export that is given up while its first bytes are on their way leaves nothing, and no error that nobody expects', async () => {
  const failures: unknown[] = [];
  const file = await openExportFile(join(folder, 'leads.csv'));
  const { emit } = file.out;
  // An error without a listener ends the process.
  file.out.emit = (name: string | symbol, ...facts: unknown[]) => {
    if (name === 'error' && file.out.listenerCount('error') === 0) failures.push(facts[0]);
    return emit.call(file.out, name, ...facts);
  };
  file.out.write('\ufeff');
  // The write has begun by then, and ends in a later turn of the event loop.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  await file.discard();
  expect(failures).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});
