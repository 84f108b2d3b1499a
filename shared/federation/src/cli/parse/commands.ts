import type { ParseArgsConfig } from 'node:util';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export interface CommandSpec {
  /** Whether the command is about one remote; `set`: about a named set of versions; `key`: about a key. */
  remote: 'must' | 'may' | 'not' | 'set' | 'key';
  options: NonNullable<ParseArgsConfig['options']>;
}

export const COMMANDS = {
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
  retire: { remote: 'must', options: { note: text, 'allow-removal': flag } },
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
