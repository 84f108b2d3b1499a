import type { LateParts } from '../early-input/late-parts';
import { recoverLostParts } from '../early-input/lost-parts';

/** What a translation put in the place of a text of the page, and the texts that went for it. */
const placeOf = new WeakMap<Node, Node>();
const textsOf = new WeakMap<Node, Text[]>();
/** Texts that the page took out by itself. */
const removedByPage = new WeakSet<Node>();

const { appendChild, insertBefore, removeChild } = Node.prototype;

/** The element that translations put around their words. */
const isWrapper = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';

/** Puts a text back, with those that went for the same wrapper; the translation takes them up anew. */
function putBack(text: Node): void {
  const place = placeOf.get(text);
  const parent = place?.parentNode;
  if (!place || !parent) return;
  for (const original of textsOf.get(place) ?? []) {
    placeOf.delete(original);
    if (!original.isConnected) insertBefore.call(parent, original, place);
  }
  removeChild.call(parent, place);
}

function noteChanges(changes: readonly MutationRecord[]): void {
  let latest: Node | undefined;
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    if (type === 'characterData') {
      putBack(target);
      continue;
    }
    const [added] = addedNodes;
    const [text] = removedNodes;
    const beside = [previousSibling, nextSibling].filter(isWrapper);
    // A wrapper takes the text's place at once, is put beside it first, or is there already for several texts.
    const fresh = isWrapper(added) ? added : beside.find((node) => node === latest);
    const place = fresh ?? beside[0];
    latest = isWrapper(added) ? added : undefined;
    if (!place || !(text instanceof Text) || text.isConnected) continue;
    if (!fresh && removedByPage.has(text)) continue;
    placeOf.set(text, place);
    textsOf.set(place, [...(textsOf.get(place) ?? []), text]);
    observer.observe(text, { characterData: true });
  }
}

const observer = new MutationObserver(noteChanges);

/** Brings a node back that is not where the page left it, as far as it is a text that was translated. */
function recover(node: Node, parent: Node): void {
  if (node.parentNode === parent) return;
  noteChanges(observer.takeRecords());
  putBack(node);
}

/**
 * Lets React go on in a page that the browser translates. A translation takes texts out of the page and puts
 * elements with other words in their place. React does not know of it: it would change texts that nobody sees any
 * more, and stop with an error where it removes one of them or puts something before it.
 * @param changes what has changed in the page so far
 * @param lateParts the parts of the page that are not alive yet, with what was done in them
 */
export function keepUpWithTranslation(
  changes: readonly MutationRecord[],
  lateParts: LateParts,
): void {
  noteChanges(changes);
  recoverLostParts(lateParts);
  observer.observe(document.body, { childList: true, subtree: true });
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      putBack(node);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      putBack(node);
      if (before) recover(before, this);
      // Some translations take a text away for good.
      const isLost = before instanceof Text && !before.parentNode;
      return insertBefore.call(this, node, isLost ? null : before);
    },
    removeChild(this: Node, child: Node) {
      recover(child, this);
      if (child instanceof Text) {
        removedByPage.add(child);
        if (!child.parentNode) return child;
      }
      return removeChild.call(this, child);
    },
  });
}
