import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onSourceChange } from './restart-on-change';
import { scratchFolder } from './scratch-folder';

it('`pnpm dev` notices a change of the file that it asks for, in a folder outside of the workspace', async () => {
  const dir = scratchFolder('hot');
  const asked = join(dir, 'package.json');
  mkdirSync(join(dir, 'src'));
  const looked: string[] = [];
  let stop = async () => undefined as unknown;
  await new Promise<void>((resolve, reject) => {
    onSourceChange(
      [dir],
      async () => resolve(),
      (file) => looked.push(file) > 0 && file === asked,
    ).then((end) => {
      stop = end;
      writeFileSync(join(dir, 'src/routes.ts'), '');
      writeFileSync(asked, '{}');
    }, reject);
  });
  await stop();
  expect(looked).toContain(asked);
});
