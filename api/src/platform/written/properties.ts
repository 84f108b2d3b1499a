export type Properties = Readonly<Record<string, unknown>>;

/** The properties of a value that was read from JSON; undefined for a text, a number and the like. A list has its places. */
export const propertiesOf = (value: unknown): Properties | undefined =>
  typeof value === 'object' && value !== null ? (value as Properties) : undefined;

/** A place in a file, as messages name it: `data.menu.2.label`. */
export const describePath = (path: readonly PropertyKey[]): string => path.map(String).join('.');
