import { type Finding, newFindings } from '../browser-gate/new-findings';
import type { Opening } from '../browser-gate/page/look-at-page';
import { nameOf } from '../browser-gate/try-in-browser';
import type { Seen, SeenFinding, SeenPage } from './explanation';
import { WIDTHS } from './pictures';

/** What was seen of one version at one address, or of one of its slots. */
export interface Look {
  findings: readonly Finding[];
  /** By width; none where nobody asked for them, or the page could not be opened. */
  pictures: ReadonlyMap<number, string>;
}

const byKind = (look: Look | undefined): Map<string, Finding> =>
  new Map(look?.findings.map((finding) => [finding.kind, finding]));

/** What was found in either version, each kind once, in the words of the new one. What is new is so for the gate, too. */
export function findingsOfBoth(live: Look | undefined, next: Look | undefined): SeenFinding[] {
  const now = byKind(next);
  const added = new Set(
    newFindings(next?.findings ?? [], live?.findings ?? []).map(({ kind }) => kind),
  );
  const once = new Map([...now, ...[...byKind(live)].filter(([kind]) => !now.has(kind))]);
  return [...once.values()].map(({ kind, text, over }) => ({
    text,
    state: !now.has(kind) ? 'gone' : added.has(kind) ? 'new' : 'live too',
    isBudget: over !== undefined,
  }));
}

/** What both versions show at an address, or of a slot. */
export function seenPage(
  { path, slot }: Opening,
  live: Look | undefined,
  next: Look | undefined,
): SeenPage {
  const widths = WIDTHS.map((width) => ({
    width,
    live: live?.pictures.get(width),
    next: next?.pictures.get(width),
  }));
  return {
    address: path,
    slot,
    findings: findingsOfBoth(live, next),
    widths: widths.filter((one) => one.live !== undefined || one.next !== undefined),
  };
}

/**
 * Why the gate's browser refuses it, a sentence each, as a release is told of it.
 * @param allowBudget whether its release would say why pages may cost more than their budget
 */
export function newInBrowser(seen: Seen, allowBudget: boolean): string[] {
  if ('why' in seen) return [];
  const found = seen.pages.flatMap(({ address: path, slot, findings }) =>
    findings
      .filter(({ state }) => state === 'new')
      .map((finding) => ({ ...finding, name: nameOf({ path, slot }) })),
  );
  const problems = found
    .filter(({ isBudget }) => !isBudget)
    .map(({ name, text }) => `${name}, in a browser: ${text}.`);
  const overBudget = found.filter(({ isBudget }) => isBudget).map(({ text }) => text);
  return [...problems, ...(allowBudget ? [] : new Set(overBudget))];
}
