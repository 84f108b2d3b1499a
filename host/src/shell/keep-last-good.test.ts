import { keepLastGood } from './keep-last-good';

const failed = { kind: 'network', message: 'away' } as never;

it("the shell's last good answer takes the place of a failure, and the failure stays when there was none", () => {
  const withMenu = keepLastGood('menu');
  const away = { fallback: { titles: [] }, failures: { menu: failed, contact: failed } };
  expect(withMenu(away)).toBe(away);
  withMenu({ fallback: { menu: 'first' }, failures: {} });
  withMenu({ fallback: { menu: 'second' }, failures: {} });
  expect(withMenu(away)).toEqual({
    fallback: { titles: [], menu: 'second' },
    failures: { contact: failed },
  });
});
