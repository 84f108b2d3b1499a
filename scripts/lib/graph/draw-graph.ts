/** An arrow of a picture: from a name to a name. */
export type Arrow = readonly [from: string, to: string];

/** The arrows between the groups that the ends of imports belong to; each once, none to itself. */
export function groupArrows<T extends { from: string; to: string }>(
  imports: readonly T[],
  groupOf: (path: string) => string | undefined,
): Arrow[] {
  const seen = new Map<string, Arrow>();
  for (const { from, to } of imports) {
    const [a, b] = [groupOf(from), groupOf(to)];
    if (a !== undefined && b !== undefined && a !== b) seen.set(`${a} ${b}`, [a, b]);
  }
  return [...seen.values()];
}

/** What a name reaches over one arrow. */
function targetsOf(arrows: readonly Arrow[]): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const [from, to] of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  return targets;
}

/**
 * The row of each name, 0 at the top: every arrow leads to a row further down.
 * @throws Error naming the names of a circle, which no order of rows can show
 */
export function rankNames(arrows: readonly Arrow[]): Map<string, number> {
  const rows = new Map<string, number>();
  const targets = targetsOf(arrows);
  const visit = (name: string, row: number, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`A circle: ${[...path, name].join(' → ')}`);
    if ((rows.get(name) ?? -1) >= row) return;
    rows.set(name, row);
    for (const target of targets.get(name) ?? []) visit(target, row + 1, [...path, name]);
  };
  for (const [from] of arrows) visit(from, 0, []);
  return rows;
}

/** The arrows without those that a longer way says already, so that the picture can be read. */
export function withoutImplied(arrows: readonly Arrow[]): Arrow[] {
  const targets = targetsOf(arrows);
  const reaches = (from: string, to: string): boolean =>
    (targets.get(from) ?? []).some((next) => next === to || reaches(next, to));
  return arrows.filter(
    ([from, to]) => !(targets.get(from) ?? []).some((next) => next !== to && reaches(next, to)),
  );
}

const idOf = (name: string): string => name.replace(/\W+/g, '_');

/** The folder that a name stands in; empty at the top. */
const boxOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));

/**
 * A Mermaid picture of the arrows, top down, the same text for the same arrows. Names of one folder
 * stand in one box.
 * @throws Error when there is a circle
 */
export function drawGraph(arrows: readonly Arrow[]): string {
  const rows = rankNames(arrows);
  const names = [...rows.keys()].sort(
    (a, b) => (rows.get(a) ?? 0) - (rows.get(b) ?? 0) || (a < b ? -1 : 1),
  );
  const nodesOf = (box: string): string[] =>
    names
      .filter((name) => boxOf(name) === box)
      .map((name) => `${idOf(name)}["${name.slice(name.lastIndexOf('/') + 1)}"]`);
  const height = (box: string): number => {
    const inside = names.filter((name) => boxOf(name) === box);
    return inside.reduce((sum, name) => sum + (rows.get(name) ?? 0), 0) / inside.length;
  };
  const boxes = [...new Set(names.map(boxOf))].sort((a, b) => height(a) - height(b));
  const lines = boxes.flatMap((box) => {
    const nodes = nodesOf(box).map((node) => `  ${node}`);
    return box === ''
      ? nodes
      : [`  subgraph ${idOf(`in ${box}`)}["${box}"]`, ...nodes.map((n) => `  ${n}`), '  end'];
  });
  const drawn = withoutImplied(arrows)
    .map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`)
    .sort();
  return ['```mermaid', 'flowchart TD', ...lines, ...drawn, '```'].join('\n');
}
