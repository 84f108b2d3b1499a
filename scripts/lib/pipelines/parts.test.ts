import type { PackageKind, WorkspacePackage } from '../borders/read-packages';
import { partsOf } from './parts';

const pack = (
  folder: string,
  kind: PackageKind,
  dependencies: string[] = [],
  testDependencies: string[] = [],
): WorkspacePackage => ({
  name: kind === 'shared' ? folder.replace('shared/', '@site/') : folder,
  folder,
  kind,
  exports: {},
  dependencies,
  testDependencies,
});

const packages = [
  pack('host', 'host', ['@site/ui']),
  pack('mf-a', 'remote', ['@site/forms'], ['@site/testing']),
  pack('mf-b', 'remote'),
  pack('api', 'api', ['@site/contract']),
  pack('e2e', 'tests', ['@site/forms']),
  pack('shared/ui', 'shared'),
  pack('shared/forms', 'shared', ['@site/ui']),
  pack('shared/testing', 'shared'),
  pack('shared/contract', 'shared'),
  pack('shared/federation', 'shared'),
];

/** Folders of apps and shared packages that start a part's pipeline. */
const foldersOf = (name: string) =>
  partsOf(packages)
    .find((part) => part.name === name)
    ?.paths.filter((path) => /^!?(host|mf-|shared|api)/.test(path));

it('the pipelines of the workspace are one for each app that is released, and one for the content', () => {
  expect(partsOf(packages).map(({ name }) => name)).toEqual([
    'host',
    'mf-a',
    'mf-b',
    'api',
    'content',
  ]);
});

it('the pipeline of a remote starts for its own folder, what it is made of and tested with, and the release tool', () => {
  expect(foldersOf('mf-a')).toEqual([
    'mf-a/**',
    'shared/federation/**',
    'shared/forms/**',
    'shared/testing/**',
    'shared/ui/**',
  ]);
  expect(foldersOf('mf-b')).toEqual(['mf-b/**', 'shared/federation/**']);
});

it('the pipelines of API and content do not start for what is of the other alone', () => {
  expect(foldersOf('api')).toEqual([
    'api/**',
    '!api/content/**',
    // What the API's own answers and receipts show of it.
    'api/content/originals/**',
    'api/content/json/contact-info.json',
    'shared/contract/**',
  ]);
  expect(foldersOf('content')).toEqual([
    'api/content/**',
    'api/seeds/**',
    '!api/content/**/*.test.ts',
  ]);
});

it('a dependency that is no package of the workspace is an error, and not left out', () => {
  const lost = [...packages, pack('mf-c', 'remote', ['@site/gone'])];
  expect(() => partsOf(lost)).toThrow('No package of this workspace is called @site/gone');
});
