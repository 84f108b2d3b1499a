import {
  ambiguousFiles,
  deadLinks,
  missingFiles,
  missingPages,
  type Named,
  unknownCommands,
} from './check-text';

const there: Named = {
  scripts: new Set(['dev', 'release', 'test:dev', 'start']),
  exists: (path) => ['docs/registry.md', 'README.md', 'docs/../README.md'].includes(path),
};

it('the check of docs finds a command that no script answers to', () => {
  const text = 'Run `pnpm dev mf-catalog`, `npm start`, `npm run start`, then `pnpm deploy:all`.';
  expect(unknownCommands(text, there)).toEqual(['deploy:all']);
});

it('the check of docs reads code blocks, and leaves prose and the commands of pnpm itself alone', () => {
  const text = 'With pnpm everything is quick.\n```sh\npnpm install\npnpm gone --now\n```';
  expect(unknownCommands(text, there)).toEqual(['gone']);
});

it('the check of docs finds links that lead nowhere, from the folder of the text', () => {
  const text =
    '[a](registry.md#gate) [b](../README.md) [c](gone.md) [d](https://x.example) [e](#here)';
  expect(deadLinks(text, 'docs', there)).toEqual(['gone.md']);
});

it('the check of docs finds a cited page that is not there', () => {
  expect(missingPages('as docs/registry.md says; see docs/gone.md', there)).toEqual([
    'docs/gone.md',
  ]);
});

it('the check of docs finds a named source file that is not there', () => {
  const files = ['host/src/app/start.tsx', 'deploy/nginx.conf', 'docs/README.md'];
  const text =
    '`host/src/app/start.tsx`, `start.tsx:12`, `app/start.tsx`, `../deploy/nginx.conf`, `gone.ts`, `host/start.tsx`, `*.ts`';
  expect(missingFiles(text, 'docs', files)).toEqual(['gone.ts', 'host/start.tsx']);
});

describe('the check of docs, where several files have the name that a text gives', () => {
  const files = ['host/src/main.ts', 'api/src/main.ts', 'api/src/other.ts', 'docs/README.md'];

  it('demands a path', () => {
    expect(ambiguousFiles('`main.ts`, `src/main.ts`, `other.ts`', 'docs', files)).toEqual([
      'main.ts',
      'src/main.ts',
    ]);
  });

  it('takes a path from the root, from the folder of the text, or the one file below that folder', () => {
    expect(ambiguousFiles('`api/src/main.ts`', 'docs', files)).toEqual([]);
    expect(ambiguousFiles('`main.ts`', 'api/src', files)).toEqual([]);
    expect(ambiguousFiles('`main.ts`', 'host', files)).toEqual([]);
  });

  it('says nothing of a file that is not there, which is missing', () => {
    expect(ambiguousFiles('`gone.ts`', 'docs', files)).toEqual([]);
  });
});
