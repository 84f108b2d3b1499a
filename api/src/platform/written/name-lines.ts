import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/** A place in a file, as messages name it: `coupons.json at 0.code: `. */
const PLACED = /^([\w-]+\.json) at ([^:]+): /;

/** The innermost part of a JSON text that a path leads to: what is missing has none of its own. */
function nodeAt(root: Node, path: string): Node {
  let node = root;
  for (const step of path.split('.')) {
    const inner = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    if (!inner) break;
    node = inner;
  }
  return node;
}

/**
 * Names the line of each problem beside its place, since nobody counts the entries of a long file:
 * `coupons.json, line 4, at 0.code: …`.
 * @param problems sentences; those with a place begin with `<file>.json at <path>: `
 * @param textOf the text of such a file as it was written; undefined where there is none
 */
export function nameLines(
  problems: readonly string[],
  textOf: (file: string) => string | undefined,
): string[] {
  return problems.map((problem) => {
    const [begin = '', file = '', path = ''] = PLACED.exec(problem) ?? [];
    const text = begin === '' ? undefined : textOf(file)?.replace(/^\uFEFF/, '');
    const root = text === undefined ? undefined : parseTree(text);
    if (text === undefined || !root) return problem;
    const line = text.slice(0, nodeAt(root, path).offset).split('\n').length;
    return `${file}, line ${line}, at ${path}: ${problem.slice(begin.length)}`;
  });
}
