const plain = (name: string): string => name.trim().toLowerCase();

/** The name of a list that was meant by what was typed: neither case nor spaces around it count. */
export function findName(names: readonly string[], typed: string): string | undefined {
  return names.find((name) => plain(name) === plain(typed));
}

/** The names to choose from. One that was typed and is not among them stays: it is never lost. */
export function withTyped(names: readonly string[], typed: string): readonly string[] {
  return typed === '' || names.includes(typed) ? names : [typed, ...names];
}
