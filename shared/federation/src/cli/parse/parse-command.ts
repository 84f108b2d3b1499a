import { parseArgs } from 'node:util';
import { COMMANDS, type CommandName, type CommandSpec } from './commands';
import { readRemote } from './named-remote';

/** What somebody asked for. */
export interface Command {
  name: CommandName;
  /** Name of the remote, of the set of versions, or of the key. */
  remote: string | undefined;
  options: Readonly<Record<string, string | boolean | undefined>>;
}

const isName = (word: string): word is CommandName => word !== 'release' && word in COMMANDS;

/**
 * Reads the words behind `pnpm release`.
 * @throws Error for a word or an option that the command does not take: nothing is left out in silence
 */
export function parseCommand(argv: readonly string[]): Command {
  const [first] = argv;
  if (first === undefined || argv.includes('--help') || argv.includes('-h'))
    return { name: 'help', remote: undefined, options: {} };
  const name: CommandName = isName(first) ? first : 'release';
  const { options }: CommandSpec = COMMANDS[name];
  const args = name === 'release' ? argv : argv.slice(1);
  const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  return {
    name,
    remote: readRemote(name, parsed.positionals),
    options: parsed.values as Command['options'],
  };
}
