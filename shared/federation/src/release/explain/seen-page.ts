import type { Finding } from '../browser-gate/new-findings';
import type { SeenFinding, SeenPage } from './explanation';
import { WIDTHS } from './pictures';

/** What was seen of one version at one address. */
export interface Look {
  findings: readonly Finding[];
  /** By width; none where nobody asked for them, or the page could not be opened. */
  pictures: ReadonlyMap<number, string>;
}

const kinds = (look: Look | undefined) => new Set(look?.findings.map(({ kind }) => kind));

/** What was found in either version, each kind once. */
export function findingsOfBoth(live: Look | undefined, next: Look | undefined): SeenFinding[] {
  const [before, now] = [kinds(live), kinds(next)];
  const all = [...(next?.findings ?? []), ...(live?.findings ?? [])];
  const once = [...new Map(all.map((finding) => [finding.kind, finding])).values()];
  return once.map(({ kind, text }) => ({
    text,
    state: !now.has(kind) ? 'gone' : before.has(kind) ? 'live too' : 'new',
  }));
}

/** What both versions show at an address. */
export function seenPage(
  address: string,
  live: Look | undefined,
  next: Look | undefined,
): SeenPage {
  const widths = WIDTHS.map((width) => ({
    width,
    live: live?.pictures.get(width),
    next: next?.pictures.get(width),
  }));
  return {
    address,
    findings: findingsOfBoth(live, next),
    widths: widths.filter((one) => one.live !== undefined || one.next !== undefined),
  };
}
