import { createSiteTheme } from '@site/ui/theme';

/** The theme of every page, on both sides: made once. */
export const siteTheme = createSiteTheme();

/** Id of the style element in which the server puts the variables that its page uses. */
export const VARIABLES_STYLE_ID = 'theme-variables';

/** What a rule refers to of the theme; parts of MUI have variables of their own too, which their rules set. */
const REFERENCE = new RegExp(`var\\((--${siteTheme.cssVarPrefix}-[\\w-]+)`, 'g');
const DECLARATION = /(--[\w-]+):/g;

/** Selector → name → value: the theme's variables as the theme writes them, both schemes. */
type Sheet = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

let made: readonly Sheet[] | undefined;

function sheets(): readonly Sheet[] {
  made ??= (siteTheme as { generateStyleSheets?: () => Sheet[] }).generateStyleSheets?.() ?? [];
  return made;
}

const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));

/** Names of the theme's variables that a text of CSS or HTML refers to. */
export const variablesUsedIn = (text: string): Set<string> => namesIn(text, REFERENCE);

/** Names of the variables that a text of CSS sets. */
export const variablesSetIn = (text: string): Set<string> => namesIn(text, DECLARATION);

let found: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Name of each variable of the theme → the variables that its values refer to. */
function references(): ReadonlyMap<string, ReadonlySet<string>> {
  if (found) return found;
  const values = new Map<string, string>();
  for (const [name, value] of sheets().flatMap(Object.values).flatMap(Object.entries))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  found = new Map([...values].map(([name, all]) => [name, variablesUsedIn(all)]));
  return found;
}

/** The names, and those that their values refer to. */
function withDependencies(names: ReadonlySet<string>): Set<string> {
  const all = new Set(names);
  for (const name of all) for (const further of references().get(name) ?? []) all.add(further);
  return all;
}

/**
 * The CSS that sets the named variables of the theme in both schemes. The theme has some 360, of which
 * a page uses fifty: the others would be a tenth of its HTML.
 * @param names of variables; those that are not the theme's are left out. Without it: all
 */
export function themeVariablesCss(names?: ReadonlySet<string>): string {
  const wanted = names && withDependencies(names);
  return sheets()
    .flatMap((sheet) =>
      Object.entries(sheet).map(([selector, values]) => {
        const lines = Object.entries(values).flatMap(([name, value]) => {
          if (name === 'colorScheme') return [`color-scheme:${value}`];
          return !wanted || wanted.has(name) ? [`${name}:${value}`] : [];
        });
        return lines.length > 0 ? `${selector}{${lines.join(';')}}` : '';
      }),
    )
    .join('');
}
