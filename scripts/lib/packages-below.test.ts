import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedSourcesBelow } from './packages-below';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writePackage(dir: string, names: readonly string[], ofTests: readonly string[] = []) {
  const inWorkspace = (list: readonly string[]) =>
    Object.fromEntries(list.map((name) => [name, 'workspace:*']));
  mkdirSync(join(root, dir, 'src'), { recursive: true });
  const dependencies = { ...inWorkspace(names), zod: 'catalog:' };
  const content = { dependencies, devDependencies: inWorkspace(ofTests) };
  writeFileSync(join(root, dir, 'package.json'), JSON.stringify(content));
}

it('the sources that an app runs on are those of its shared packages and of what they stand on, each once', () => {
  writePackage('api', ['@site/contract', '@site/server'], ['@site/testing']);
  writePackage('shared/contract', ['@site/schema']);
  writePackage('shared/server', ['@site/schema']);
  writePackage('shared/schema', []);
  writePackage('shared/testing', []);
  const folder = (name: string) => join(root, 'shared', name, 'src');
  expect(sharedSourcesBelow(root, 'api').sort()).toEqual(
    ['contract', 'schema', 'server'].map(folder),
  );
});

it('an app that is not there is told by its file', () => {
  expect(() => sharedSourcesBelow(root, 'api')).toThrow('package.json');
});
