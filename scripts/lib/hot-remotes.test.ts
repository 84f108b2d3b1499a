import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHotTargets } from './hot-remotes';
import { scratchFolder } from './scratch-folder';

it('`pnpm dev` makes every remote hot when none is named', () => {
  expect(readHotTargets([]).map((target) => target.name)).toEqual([
    'mf-catalog',
    'mf-checkout',
    'mf-dealers',
    'mf-releases',
    'mf-testride',
  ]);
});

it('`pnpm dev` takes the sources from another folder when one is given', () => {
  const dir = scratchFolder('copy');
  expect(() => readHotTargets([`mf-dealers=${dir}`])).toThrow('holds no remote');
  writeFileSync(join(dir, 'package.json'), '{}');
  expect(readHotTargets([`mf-dealers=${dir}`])).toEqual([{ name: 'mf-dealers', dir }]);
});

it('`pnpm dev` names the remotes there are when an unknown one is asked for', () => {
  expect(() => readHotTargets(['mf-nothing'])).toThrow(
    'There is no remote "mf-nothing". Remotes: mf-catalog',
  );
});
