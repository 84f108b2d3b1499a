import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from '../scratch-folder';
import { checkPackages } from './check-packages';
import { readPackages } from './read-packages';

const ROUTES = { './routes': './src/routes.tsx' };

function check(exports: Record<string, string>, files: readonly string[]): string[] {
  const root = scratchFolder('packages');
  mkdirSync(join(root, 'shared'));
  mkdirSync(join(root, 'mf-shop'));
  writeFileSync(join(root, 'mf-shop/package.json'), JSON.stringify({ name: 'mf-shop', exports }));
  for (const file of files) {
    mkdirSync(join(root, 'mf-shop', dirname(file)), { recursive: true });
    writeFileSync(join(root, 'mf-shop', file), '');
  }
  return checkPackages(root, readPackages(root));
}

it('the check of packages is content with a remote that exposes what it has, and tests it', () => {
  expect(check(ROUTES, ['src/routes.tsx', 'src/routes.test.tsx'])).toEqual([]);
});

it('the check of packages reports an export without its file', () => {
  const [finding] = check({ ...ROUTES, './slots/cart': './src/slots/cart/cart-slot.tsx' }, [
    'src/routes.tsx',
    'src/routes.test.tsx',
  ]);
  expect(finding).toBe(
    'mf-shop/package.json exports "./slots/cart" from ./src/slots/cart/cart-slot.tsx, which is not there.',
  );
});

it('the check of packages reports a slot that no export lists, with the line to add', () => {
  const [finding] = check(ROUTES, [
    'src/routes.tsx',
    'src/routes.test.tsx',
    'src/slots/cart/cart-slot.tsx',
  ]);
  expect(finding).toContain('add "./slots/cart": "./src/slots/cart/cart-slot.tsx" to exports');
});

it('the check of packages reports a sample that stands among the code of pages', () => {
  const files = ['src/routes.tsx', 'src/routes.test.tsx', 'src/testing/sample-bike.ts'];
  expect(check(ROUTES, files)).toEqual([]);
  expect(check(ROUTES, [...files, 'src/pages/shop/sample-cart.ts'])).toEqual([
    'mf-shop/src/pages/shop/sample-cart.ts is for tests: it belongs into mf-shop/src/testing.',
  ]);
});

it('the check of packages reports a package without tests', () => {
  expect(check(ROUTES, ['src/routes.tsx'])[0]).toContain('mf-shop has no test');
});
