/** Properties of a component, by their names. */
export type Props = Readonly<Record<string, unknown>>;

/** What a property's name says of it, outside of style objects. */
type Kind = 'look' | 'styles' | 'content' | 'known otherwise';

/** Properties that say what an element is, holds, leads to or is named by, and never how it looks. */
const CONTENT =
  /^(?:children|href|to|src|srcSet|sizes|alt|id|title|value|name|style|placeholder|label|variantMapping|(?:aria|data)-.*)$/;
/** The theme is known by its identity, classes by the rules that they stand for. */
const KNOWN_OTHERWISE = /^(?:theme|className|key|ref)$/;

function kindOf(name: string): Kind {
  if (name === 'sx') return 'styles';
  if (KNOWN_OTHERWISE.test(name)) return 'known otherwise';
  return CONTENT.test(name) ? 'content' : 'look';
}

/** Objects inside each other; styles are flatter. */
const DEEPEST = 6;

/** What stands for a value that is not a step by itself. */
const FILLED = Symbol('holds something');
const EMPTY = Symbol('holds nothing');
const SAME = Symbol('the same as of the component around');
const HANDLER = Symbol('a function');
const ELEMENT = Symbol('a React element');
const OPEN = Symbol('an object begins');
const CLOSE = Symbol('an object ends');

/** A place in the tree of looks. */
class Look<T> {
  /** What is known of the component whose steps end here. */
  known: T | undefined;
  #kind: Kind | undefined;
  /** Most places lead to one other place only. */
  #by: unknown;
  #first: Look<T> | undefined;
  #others: Map<unknown, Look<T>> | undefined;

  /** Where the last step was the name of a property outside of style objects: what that says. */
  kindOf(name: string): Kind {
    this.#kind ??= kindOf(name);
    return this.#kind;
  }

  /** @returns undefined where nobody has gone that way */
  next(by: unknown): Look<T> | undefined {
    return this.#first && this.#by === by ? this.#first : this.#others?.get(by);
  }

  add(by: unknown): Look<T> {
    const look = new Look<T>();
    if (this.#first) {
      this.#others ??= new Map();
      this.#others.set(by, look);
    } else {
      this.#by = by;
      this.#first = look;
    }
    return look;
  }
}

/** A look has a few places of its own, and shares the others: a tree with more than so many for each holds what leads nowhere. */
const PLACES_OF_A_LOOK = 15;

/**
 * What is known of components by how they look: a tree, in which each property of a component is two steps, its name
 * and its value; the value of an object is its properties between two steps more. Finding a look makes nothing anew.
 */
export class Looks<T> {
  #root = new Look<T>();
  #places = 0;
  #kept = 0;

  /** @param most looks of which something is kept; above them all is forgotten */
  constructor(readonly most: number) {}

  keep(look: Look<T>, known: T): void {
    look.known = known;
    this.#kept += 1;
  }

  /**
   * The look of a component, the same for all properties that its styles cannot tell apart. Of what an element holds,
   * leads to or is named by it only counts whether there is anything: MUI sets a divider around a text in another way
   * than one alone.
   * @param givens what its styles follow from beside its properties; objects and functions count by identity
   * @returns undefined where styles may follow from more than can be compared, as from a function in `sx`
   */
  find(givens: readonly unknown[], props: Props): Look<T> | undefined {
    if (this.#kept > this.most || this.#places > this.most * PLACES_OF_A_LOOK) {
      this.#root = new Look();
      this.#places = 0;
      this.#kept = 0;
    }
    let look = this.#root;
    for (const given of givens) look = this.#step(look, given);
    return this.#stepByObject(look, props, 0, false);
  }

  #step(look: Look<T>, by: unknown): Look<T> {
    const next = look.next(by);
    if (next) return next;
    this.#places += 1;
    return look.add(by);
  }

  /** @param inStyles inside of style objects, where everything counts */
  #stepByValue(
    look: Look<T>,
    value: unknown,
    depth: number,
    inStyles: boolean,
  ): Look<T> | undefined {
    switch (typeof value) {
      case 'string':
      case 'number':
      case 'boolean':
        return this.#step(look, value);
      case 'function':
        // A handler only says whether it is there; a style that is worked out may come to anything.
        return inStyles ? undefined : this.#step(look, HANDLER);
      case 'object':
        if (value === null) return this.#step(look, null);
        if ((value as Props)['$$typeof'] !== undefined) return this.#step(look, ELEMENT);
        return depth > DEEPEST
          ? undefined
          : this.#stepByObject(look, value as Props, depth, inStyles);
      default:
        return undefined;
    }
  }

  /** @param around properties of the same component, whose `sx` an `ownerState` of MUI repeats */
  #stepByObject(
    from: Look<T>,
    object: Props,
    depth: number,
    inStyles: boolean,
    around?: Props,
  ): Look<T> | undefined {
    let look = this.#step(from, OPEN);
    for (const name in object) {
      const value = object[name];
      if (value === undefined) continue;
      const named = this.#step(look, name);
      const kind = inStyles ? 'styles' : named.kindOf(name);
      if (kind === 'known otherwise') continue;
      if (kind === 'content') {
        look = this.#step(named, value ? FILLED : EMPTY);
        continue;
      }
      if (kind === 'styles' && value === around?.[name]) {
        look = this.#step(named, SAME);
        continue;
      }
      const next =
        name === 'ownerState'
          ? this.#stepByObject(named, value as Props, depth + 1, false, object)
          : this.#stepByValue(named, value, depth + 1, kind === 'styles');
      if (!next) return undefined;
      look = next;
    }
    return this.#step(look, CLOSE);
  }
}
