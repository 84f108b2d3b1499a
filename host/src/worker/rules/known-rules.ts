import type { serializeStyles as Serialize, SerializedStyles } from '@emotion/serialize';
import { LRUCache } from 'lru-cache';
import { numberOf } from '../number-of';
import { describeProps, type Props } from './describe-props';

/** All pages of the site have some 2,000; a set of rules is some 1 KB of text with its key. */
const MOST_RULES = 4_000;

/**
 * What a component's rules follow from: its style functions, the classes that it is given, the theme, and its
 * properties.
 * @returns undefined where they may follow from more
 */
function keyOf(args: readonly unknown[], props: Props): string | undefined {
  const { theme } = props;
  if (typeof theme !== 'object' || theme === null) return undefined;
  const described = describeProps(props);
  if (described === undefined) return undefined;
  let key = `${numberOf(theme)}`;
  for (const arg of args) {
    const isKnownByItself = typeof arg === 'function' || (typeof arg === 'object' && arg !== null);
    key += isKnownByItself ? ` ${numberOf(arg)}` : ` ${String(arg)}`;
  }
  return `${key} ${described}`;
}

/**
 * Emotion's `serializeStyles` for a server that renders many pages. Components whose styles are functions, as
 * all of MUI's and of the design system's, are evaluated, written as CSS and hashed once for each of their
 * looks, and not once for each element of each page (docs/server-rendering.md).
 */
export function withKnownRules(serialize: typeof Serialize): typeof Serialize {
  const known = new LRUCache<string, SerializedStyles>({ max: MOST_RULES });
  return (args, registered, props) => {
    const key =
      typeof props === 'object' && props !== null ? keyOf(args, props as Props) : undefined;
    if (key === undefined) return serialize(args, registered, props);
    let rules = known.get(key);
    if (!rules) {
      rules = serialize(args, registered, props);
      known.set(key, rules);
    }
    return rules;
  };
}
