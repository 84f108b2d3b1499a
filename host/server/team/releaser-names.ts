import type { AuditLine, KeyRing } from '@site/federation/registry';

/** Whoever released with the registry's own key: what git says of that person is theirs, and not for a page. */
const OWN_KEY = 'registry key';
/** What hosts note by themselves begins with this, before the name of their machine. */
const HOST = /^host\b/;

/**
 * Names of keys in place of who releases: a name that is in the list of keys, or once was, names a key; any
 * other one is a person's.
 * @returns what a page may say of the `who` of a version or of an audit line
 */
export function createReleaserNames(
  keys: Pick<KeyRing, 'releasers'> | undefined,
  audit: readonly Pick<AuditLine, 'action' | 'to'>[],
): (who: string | undefined) => string {
  const names = new Set([
    ...(keys?.releasers ?? []).map(({ name }) => name),
    ...audit.filter(({ action }) => action === 'allow').map(({ to }) => to),
  ]);
  return (who = '') => (names.has(who) ? who : HOST.test(who) ? 'a host' : OWN_KEY);
}
