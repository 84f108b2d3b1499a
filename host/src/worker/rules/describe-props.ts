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

/** Names of properties are few, and asked for at each element. */
const kinds = new Map<string, Kind>();

function knownKindOf(name: string): Kind {
  let kind = kinds.get(name);
  if (kind === undefined) {
    kind = kindOf(name);
    kinds.set(name, kind);
  }
  return kind;
}

/** Objects inside each other; styles are flatter. */
const DEEPEST = 6;

/** Ends what could run on into what follows it; no text of a page has it. */
const END = '\u0000';

/** @param inStyles inside of style objects, where everything counts */
function describe(value: unknown, depth: number, inStyles: boolean): string | undefined {
  switch (typeof value) {
    case 'string':
      return `"${value}${END}`;
    case 'number':
    case 'boolean':
      return value + END;
    case 'function':
      // A handler only says whether it is there; a style that is worked out may come to anything.
      return inStyles ? undefined : 'f';
    case 'object':
      if (value === null) return 'n';
      // A React element.
      if ((value as Props)['$$typeof'] !== undefined) return 'e';
      return depth > DEEPEST ? undefined : describeObject(value as Props, depth, inStyles);
    default:
      return undefined;
  }
}

/** @param around properties of the same component, of which an `ownerState` of MUI repeats most */
function describeObject(
  object: Props,
  depth: number,
  inStyles: boolean,
  around?: Props,
): string | undefined {
  let described = '{';
  for (const name in object) {
    const value = object[name];
    if (value === undefined) continue;
    if (value === around?.[name]) {
      described += `${name}=`;
      continue;
    }
    const kind = inStyles ? 'styles' : knownKindOf(name);
    if (kind === 'known otherwise') continue;
    if (kind === 'content') {
      described += value ? `${name}?` : `${name}!`;
      continue;
    }
    const own =
      name === 'ownerState'
        ? describeObject(value as Props, depth + 1, false, object)
        : describe(value, depth + 1, kind === 'styles');
    if (own === undefined) return undefined;
    described += `${name}:${own}`;
  }
  return `${described}}`;
}

/**
 * Properties of a component as a text, equal for all properties that its styles cannot tell apart. Of what an
 * element holds, leads to or is named by it only counts whether there is anything: MUI sets a divider around a
 * text in another way than one alone.
 * @returns undefined where styles may follow from more than can be written down, as a function in `sx`
 */
export const describeProps = (props: Props): string | undefined => describeObject(props, 0, false);
