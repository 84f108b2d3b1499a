import {
  CONTENT,
  defaultVersion,
  isRetired,
  type Registry,
  type RegistryVersion,
  withoutTraffic,
} from '../../registry';
import { deadLinks } from '../content/link-problems';
import { refuse } from '../gate/gate-error';
import { changeVersions, type SwitchRequest } from '../share/change-versions';

export interface RetireRequest extends SwitchRequest {
  /** What leads to the remote's pages may lead nowhere. */
  allowRemoval: boolean;
}

/** The shell itself leads to the home page: its logo, and each page that tells of a fault. */
const OF_THE_SHELL = [{ link: '/', whose: 'the header' }];

/** What leads to pages or uses slots that would be gone, a sentence each. */
function stillUsed(remote: string, current: Registry, next: Registry): string[] {
  const content = current.microFrontends[CONTENT];
  const ofContent = content ? (defaultVersion(content).extras.links ?? []) : [];
  const links = [...OF_THE_SHELL, ...ofContent.map((link) => ({ link, whose: 'the content' }))];
  const deadBefore = new Set(deadLinks(links, current).map(({ link }) => link));
  const { slots } = defaultVersion(current.microFrontends[remote] ?? []).extras;
  return [
    ...deadLinks(links, next)
      .filter(({ link }) => !deadBefore.has(link))
      .map(({ link, whose }) => `A link of ${whose} leads to ${link}`),
    ...slots.map(({ name }) => `The shell shows its slot ${name}`),
  ].map((reason) => `${reason} (pass --allow-removal if that may end).`);
}

/**
 * Takes a remote out of the site: its pages answer 404, its routes and slots are free for others, and its releases stay
 * in the store, so that a rollback brings it back. One switch, without a build. Its trial and its plan end (docs/retirement.md).
 * @returns the version that visitors got until now
 * @throws Error for the content, and for a remote that has no release or is retired already; GateError with everything
 *   that still leads to the remote
 */
export async function retireRemote(request: RetireRequest): Promise<RegistryVersion> {
  const { remote, allowRemoval } = request;
  if (remote === CONTENT)
    throw new Error('The content cannot be retired: every page shows texts of it.');
  return changeVersions(request, 'retire', (before, current) => {
    if (isRetired(before)) throw new Error(`${remote} is retired already.`);
    const versions = withoutTraffic(before);
    const microFrontends = { ...current.microFrontends, [remote]: versions };
    if (!allowRemoval) refuse(stillUsed(remote, current, { ...current, microFrontends }));
    return { versions, target: defaultVersion(before) };
  });
}
