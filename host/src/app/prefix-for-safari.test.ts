import type { StylisElement } from '@emotion/cache';
import { prefixForSafari } from './prefix-for-safari';

/** What becomes of a declaration; empty when it stays as it is. */
function prefixed(value: string): string {
  const element = { type: 'decl', value, return: '' } as StylisElement;
  prefixForSafari(element, 0, [], () => '');
  return element.return;
}

it.each(['user-select:none;', 'backdrop-filter:blur(2px);'])(
  'a rule keeps the prefix that Safari needs for %s',
  (value) => {
    expect(prefixed(value)).toBe(`-webkit-${value}${value}`);
  },
);

it.each(['display:flex;', 'transform:none;', 'transition:color 1s;', 'position:sticky;'])(
  'a rule has no prefix for %s',
  (value) => {
    expect(prefixed(value)).toBe('');
  },
);
