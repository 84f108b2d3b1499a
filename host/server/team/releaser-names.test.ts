import { createReleaserNames } from './releaser-names';

it('a page names keys, those that were revoked too, and no person and no machine', () => {
  const keys = { releasers: [{ name: 'pipeline-catalog', publicKey: '', remotes: ['*'] }] };
  const audit = [
    { action: 'allow', to: 'ravi' },
    { action: 'revoke', to: 'ravi' },
    { action: 'release', to: 'asha' },
  ] as const;
  const nameOf = createReleaserNames(keys, audit);
  expect(nameOf('pipeline-catalog')).toBe('pipeline-catalog');
  expect(nameOf('ravi')).toBe('ravi');
  for (const person of ['Asha Rao', 'asha', undefined]) expect(nameOf(person)).toBe('registry key');
  expect(nameOf('host web-3.internal')).toBe('a host');
  expect(createReleaserNames(undefined, [])('Asha Rao')).toBe('registry key');
});
