import { type ParseArgsConfig, parseArgs } from 'node:util';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

interface CommandSpec {
  /** Whether the command is about one remote; `set`: about a named set of versions; `key`: about a key. */
  remote: 'must' | 'may' | 'not' | 'set' | 'key';
  options: NonNullable<ParseArgsConfig['options']>;
}

const COMMANDS = {
  release: {
    remote: 'must',
    options: {
      version: text,
      note: text,
      'allow-removal': flag,
      'allow-budget': text,
      'if-changed': flag,
      'no-browser': flag,
      preview: flag,
      canary: text,
      at: text,
      explain: flag,
      out: text,
    },
  },
  preview: { remote: 'must', options: { version: text } },
  canary: {
    remote: 'must',
    options: { version: text, note: text, share: text, 'allow-removal': flag },
  },
  promote: {
    remote: 'must',
    options: { version: text, note: text, 'allow-removal': flag, at: text },
  },
  cancel: { remote: 'must', options: { note: text } },
  rollback: { remote: 'must', options: { version: text, note: text } },
  list: { remote: 'may', options: {} },
  repair: { remote: 'not', options: {} },
  verify: { remote: 'not', options: { all: flag } },
  prune: { remote: 'not', options: { keep: text, days: text, 'dry-run': flag } },
  mark: { remote: 'set', options: {} },
  'back-to': { remote: 'set', options: { note: text } },
  'new-key': { remote: 'key', options: {} },
  allow: { remote: 'key', options: { 'public-key': text, remotes: text } },
  revoke: { remote: 'key', options: {} },
  keys: { remote: 'not', options: {} },
  help: { remote: 'not', options: {} },
} as const satisfies Record<string, CommandSpec>;

/** Name of a command of `pnpm release`. */
export type CommandName = keyof typeof COMMANDS;

/** What somebody asked for. */
export interface Command {
  name: CommandName;
  /** Name of the remote, of the set of versions, or of the key. */
  remote: string | undefined;
  options: Readonly<Record<string, string | boolean | undefined>>;
}

const isName = (word: string): word is CommandName => word !== 'release' && word in COMMANDS;

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

function readRemote(name: CommandName, words: readonly string[]): string | undefined {
  const { remote }: CommandSpec = COMMANDS[name];
  const [first, ...more] = words;
  const extra = remote === 'not' ? words : more;
  if (extra.length > 0)
    throw new Error(`What is "${extra.join(' ')}"? ${name} takes ${TAKES[remote]}.`);
  const missing = MISSING[remote];
  if (missing && !first) throw new Error(missing);
  return first;
}

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

/**
 * A number that stands in an option.
 * @throws Error when it is not a whole number from `least` to `most`
 */
export function wholeNumber(
  option: string,
  value: string | boolean | undefined,
  fallback: number,
  { least = 0, most = Number.MAX_SAFE_INTEGER } = {},
): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `${least} to ${most}`;
  throw new Error(`--${option} wants a whole number, ${range}, and not "${value}".`);
}
