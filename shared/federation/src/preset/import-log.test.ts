import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { rspack } from '@rspack/core';
import { importLog, sayBuiltins } from './import-log';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'imports-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** What a browser's build of some files imports. */
async function importsOf(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  const log = importLog(['react'], dir);
  const compiler: Compiler = rspack({
    context: dir,
    mode: 'development',
    target: 'web',
    entry: './page.js',
    output: { path: join(dir, 'dist') },
    externals: { react: 'React' },
    plugins: [log.plugin],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return log.read();
}

it('the log of imports names each import of a module that only Node has, also one that comes late or out of a library', async () => {
  const imports = await importsOf({
    'page.js': "import './lib'; export const late = () => import('node:fs');",
    'lib.js': "import { helper } from 'helper'; helper();",
    'node_modules/helper/index.js': "import path from 'path'; export const helper = () => path;",
  });
  expect(sayBuiltins(imports).sort()).toEqual([
    'node_modules/helper/index.js imports path, which only Node has: a page runs in browsers too.',
    'page.js imports node:fs, which only Node has: a page runs in browsers too.',
  ]);
});

it('the log of imports notes the names that sources take from shared packages, ours as packed files too, but not what a library looks for', async () => {
  const { shared, builtins } = await importsOf({
    'page.js':
      "import { useState } from 'react'; import * as all from 'react'; import 'helper'; import '@site/links'; useState(all.useId);",
    'node_modules/@site/links/index.js': "import { useMemo } from 'react'; useMemo();",
    'node_modules/helper/index.js': "import * as React from 'react'; React.useNothing?.();",
  });
  expect(builtins).toEqual([]);
  expect(shared.map(({ name, file }) => `${file} ${name}`).sort()).toEqual([
    'node_modules/@site/links/index.js useMemo',
    'page.js useId',
    'page.js useState',
  ]);
});
