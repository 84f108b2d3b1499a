import { COMMANDS, type CommandName, type CommandSpec } from './commands';

const TAKES = {
  not: 'no remote',
  set: 'one name',
  key: 'one name',
  must: 'one remote',
  may: 'one remote',
};

/** What is said to somebody who named nothing. */
const MISSING: Partial<Record<CommandSpec['remote'], string>> = {
  must: 'Name a remote.',
  set: 'Name a set of versions.',
  key: 'Name a key.',
};

/**
 * The name that is given to a command: of a remote, a set or a key.
 * @param words what stands behind the command, without options
 * @returns undefined for a command that takes none, or that may go without
 * @throws Error, for people, when the name is missing or there are more words
 */
export function readRemote(name: CommandName, words: readonly string[]): string | undefined {
  const { remote }: CommandSpec = COMMANDS[name];
  const [first, ...more] = words;
  const extra = remote === 'not' ? words : more;
  if (extra.length > 0)
    throw new Error(`What is "${extra.join(' ')}"? ${name} takes ${TAKES[remote]}.`);
  const missing = MISSING[remote];
  if (missing && !first) throw new Error(missing);
  return first;
}
