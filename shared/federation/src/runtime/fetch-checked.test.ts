/** @jest-environment jsdom */
import { fetchChecked } from './fetch-checked';

const OWN = '/releases/mf-a/1.0.0/web/page.1234.js';
const FURTHER = `${OWN}?again=2`;

let observer: MutationObserver | undefined;
afterEach(() => observer?.disconnect());

/** How a link that fetches a module ends; the list has what was fetched, and by which hash. */
function answer(how: 'load' | 'error') {
  const asked: object[] = [];
  observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement)) continue;
      const { rel, integrity } = node;
      asked.push({ rel, href: node.getAttribute('href'), integrity });
      node.dispatchEvent(new Event(how));
    }
  });
  observer.observe(document.head, { childList: true });
  return asked;
}

beforeEach(() => {
  Object.assign(DOMTokenList.prototype, { supports: () => true });
  const maps = [{ '/other.js': 'sha256-other' }, { [OWN]: 'sha256-own' }];
  document.head.innerHTML = maps
    .map((integrity) => `<script type="importmap">${JSON.stringify({ integrity })}</script>`)
    .join('');
});

it('a script at a further address is held to the hash that a map of the page has for its own one', async () => {
  const asked = answer('load');
  await fetchChecked('page.1234.js', 2);
  expect(asked).toEqual([{ rel: 'modulepreload', href: FURTHER, integrity: 'sha256-own' }]);
});

it('a script that does not come, or is not the released one, is a failure that names it', async () => {
  answer('error');
  await expect(fetchChecked('page.1234.js', 2)).rejects.toThrow(FURTHER);
});

it('a script without a hash, as in development, is left to its import', async () => {
  const asked = answer('load');
  await fetchChecked('hot.js', 1);
  document.head.innerHTML = '';
  await fetchChecked('page.1234.js', 1);
  expect(asked).toEqual([]);
});

it('a browser that preloads no modules is not waited for', async () => {
  Object.assign(DOMTokenList.prototype, { supports: () => false });
  await expect(fetchChecked('page.1234.js', 1)).resolves.toBeUndefined();
});
