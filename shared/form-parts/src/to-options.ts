/** Names as the options of a choice: what is shown is what is sent. */
export function toOptions(names: readonly string[] = []): { value: string; label: string }[] {
  return names.map((name) => ({ value: name, label: name }));
}
