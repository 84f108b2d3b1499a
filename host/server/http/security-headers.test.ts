import { contentSecurityPolicy } from './security-headers';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

it('lets no inline, evaluated or local-server script in', () => {
  const policy = contentSecurityPolicy(["'sha256-abc'"], true);
  expect(directive(policy, 'script-src')).toContain("'sha256-abc'");
  expect(policy).not.toMatch(/unsafe-eval|localhost|ws:/);
  expect(directive(policy, 'script-src')).not.toContain('unsafe-inline');
});

it('lets scripts and sockets of dev servers in when they are given, and nothing evaluated', () => {
  const policy = contentSecurityPolicy([], false, ['http://localhost:3101']);
  expect(directive(policy, 'script-src')).toContain('http://localhost:3101');
  expect(directive(policy, 'connect-src')).toContain('http://localhost:3101 ws://localhost:3101');
  expect(policy).not.toContain('unsafe-eval');
});
