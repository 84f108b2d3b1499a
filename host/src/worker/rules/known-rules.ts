import type { serializeStyles as Serialize, SerializedStyles } from '@emotion/serialize';
import { Looks, type Props } from './looks';

/** All pages of the site have some 2,000; a set of rules is some 1 KB of text. */
const MOST_RULES = 4_000;

/**
 * Emotion's `serializeStyles` for a server that renders many pages. Components whose styles are functions, as
 * all of MUI's and of the design system's, are evaluated, written as CSS and hashed once for each of their
 * looks, and not once for each element of each page (docs/server-rendering.md). Rules follow from the component's
 * style functions, the classes that it is given, the theme, and its properties.
 */
export function withKnownRules(serialize: typeof Serialize): typeof Serialize {
  const looks = new Looks<SerializedStyles>(MOST_RULES);
  return (args, registered, props) => {
    const { theme } = (props ?? {}) as Props;
    const look =
      typeof theme === 'object' && theme !== null
        ? looks.find([theme, ...args], props as Props)
        : undefined;
    if (!look) return serialize(args, registered, props);
    if (look.known) return look.known;
    const rules = serialize(args, registered, props);
    looks.keep(look, rules);
    return rules;
  };
}
