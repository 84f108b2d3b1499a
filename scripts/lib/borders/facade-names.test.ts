import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from '../scratch-folder';
import { announcedNames, checkFacadeNames, namesImported } from './facade-names';
import { readPackages } from './read-packages';

const POLICY = '| `@site/kit` | `Old` (use `New`), `Older` | 1.1.0, 2026-11-24 | 2027-02-22 |';

/** A workspace with one facade, which exports A, B, Old and a type, and the files of a remote. */
function check(files: Record<string, string>, policy = ''): Promise<string[]> {
  const root = scratchFolder('facades');
  const all: Record<string, string> = {
    'shared/kit/package.json': '{"name":"@site/kit","exports":{".":"./index.ts"}}',
    'shared/kit/index.ts': "export * from './parts'; export type C = string;",
    'shared/kit/parts.ts': 'export const A = 1; export const B = 2; export const Old = A;',
    'mf-shop/package.json': '{"name":"mf-shop"}',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return checkFacadeNames(root, readPackages(root), ['@site/kit'], policy);
}

describe('the check of names of facades', () => {
  it('names what no code of another package uses: tests, samples and the facade itself do not count', async () => {
    expect(
      await check({
        'mf-shop/a.ts': "import { A, type C } from '@site/kit';",
        'mf-shop/b.test.ts': "import { B } from '@site/kit';",
        'mf-shop/sample-b.ts': "import { B } from '@site/kit';",
        'shared/kit/own.ts': "import { B } from '@site/kit';",
        'mf-shop/old.ts': "import { Old as Renamed } from '@site/kit';",
      }),
    ).toEqual(['@site/kit exports B, which no code of another package uses.']);
  });

  it('is content with a name that is announced to go, and wants the notice gone with the name', async () => {
    const files = { 'mf-shop/a.ts': "import {\n  A,\n  B,\n} from '@site/kit';" };
    expect(await check(files, POLICY)).toEqual([
      'docs/version-policy.md announces that Older leaves @site/kit: it is used, or gone.',
    ]);
  });

  it('wants no notice of a name that is used', async () => {
    const files = { 'mf-shop/a.ts': "import { A, B, Old } from '@site/kit';" };
    expect((await check(files, POLICY))[0]).toContain('announces that Old leaves @site/kit');
  });

  it('leaves out a facade that is taken as a whole', async () => {
    expect(await check({ 'mf-shop/a.ts': "import * as kit from '@site/kit';" })).toEqual([]);
  });

  it('tells names from types, and reads the notices of the policy', () => {
    expect(
      namesImported("import type { A } from 'kit';\nimport { B, type D } from 'kit';", 'kit'),
    ).toEqual(['B']);
    expect(announcedNames(POLICY).get('@site/kit')).toEqual(['Old', 'Older']);
  });
});
