import type { EventEmitter } from 'node:events';

type Site = Pick<EventEmitter, 'once'> & { kill(signal: NodeJS.Signals): unknown };

export interface KeepSiteOptions {
  startOne: () => Site;
  exit: (code: number) => void;
  say?: (line: string) => void;
  now?: () => number;
}

export function keepSite(options: KeepSiteOptions): (signal: NodeJS.Signals) => void;
