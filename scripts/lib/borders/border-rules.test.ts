import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from '../scratch-folder';
import { borderOverrides } from './border-rules';
import { readPackages } from './read-packages';

const root = join(__dirname, '../../..');

const allowed = [
  ['mf-catalog/src/page.tsx', '@site/ui'],
  ['mf-catalog/src/page.tsx', '@mui/material/Rating'],
  ['mf-catalog/src/page.test.tsx', '@site/testing/render-page'],
  ['host/src/page.tsx', '@site/ui/theme'],
  ['host/server/app.ts', '@site/federation/registry'],
  ['host/server/app.ts', 'zod'],
  ['api/src/read.ts', '@site/contract'],
  ['api/src/read.ts', 'zod'],
  ['shared/contract/src/dealer.ts', 'zod/mini'],
  ['shared/router/src/index.ts', 'react-router-dom'],
  ['shared/forms/src/field.tsx', '@site/ui'],
] as const;

const forbidden = [
  ['mf-catalog/src/page.tsx', 'mf-dealers/routes'],
  ['mf-catalog/src/page.tsx', 'host'],
  ['mf-catalog/src/page.tsx', '@site/federation'],
  ['mf-catalog/src/page.tsx', '@site/ui/src/theme/palette'],
  ['mf-catalog/src/page.tsx', '@mui/material'],
  ['mf-catalog/src/page.tsx', 'react-router-dom'],
  ['mf-catalog/src/page.tsx', 'react-router'],
  ['mf-catalog/src/page.tsx', 'zod'],
  ['host/src/page.tsx', 'mf-catalog/routes'],
  ['host/src/page.tsx', '@site/federation'],
  ['host/src/page.tsx', 'zod'],
  ['host/server/app.ts', 'mf-catalog/routes'],
  ['api/src/read.ts', '@site/ui'],
  ['api/src/read.ts', 'host'],
  ['shared/contract/src/dealer.ts', 'zod'],
  ['shared/contract/src/dealer.ts', '@site/ui'],
  ['shared/ui/src/link.tsx', 'react-router-dom'],
  ['shared/ui/src/link.tsx', '@site/forms'],
] as const;

/** Lints one file per case with the borders alone, in a folder of its own. Returns `file import` of each finding. */
function findings(cases: readonly (readonly [string, string])[]): Set<string> {
  const dir = scratchFolder('borders');
  const overrides = borderOverrides(readPackages(root));
  writeFileSync(join(dir, 'biome.json'), JSON.stringify({ overrides }));
  const names = cases.map(([file, imported], i) => {
    const path = file.replace(/(\.test)?\.tsx?$/, `-${i}$&`);
    mkdirSync(join(dir, dirname(path)), { recursive: true });
    writeFileSync(join(dir, path), `import '${imported}';\n`);
    return path;
  });
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [
      biome,
      'lint',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=none',
      '--reporter=json',
      '.',
    ],
    { cwd: dir, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { location: { path: string } }[];
  };
  return new Set(
    diagnostics.map(({ location }) => {
      const at = names.indexOf(location.path);
      return `${cases[at]?.[0]} ${cases[at]?.[1]}`;
    }),
  );
}

const found = findings([...allowed, ...forbidden]);

it.each(allowed)('the check of borders lets %s import %s', (file, imported) => {
  expect(found).not.toContain(`${file} ${imported}`);
});

it.each(forbidden)('the check of borders forbids %s to import %s', (file, imported) => {
  expect(found).toContain(`${file} ${imported}`);
});
