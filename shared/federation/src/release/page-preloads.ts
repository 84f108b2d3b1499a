import type { StatsCompilation } from '@rspack/core';
import { isLazilyShared } from '../preset/shared/shared-packages';
import type { BuiltRemote } from './built-remote/built-remote';
import { filesOfChunks } from './files-of-chunks';

interface Asks {
  chunks: string[];
  shares: string[];
}

interface Needs {
  preload: string[];
  shares: string[];
}

const without = (all: readonly string[], known: readonly string[]) =>
  all.filter((one) => !known.includes(one));

/** What is needed beyond that which every address of the page needs; parameters that need nothing are left out. */
function beyond(further: Readonly<Record<string, Needs>>, base: Needs): Record<string, Needs> {
  const all = Object.entries(further).map(([name, { preload, shares }]): [string, Needs] => [
    name,
    { preload: without(preload, base.preload), shares: without(shares, base.shares) },
  ]);
  return Object.fromEntries(
    all.filter(([, { preload, shares }]) => preload.length + shares.length > 0),
  );
}

/** What the browser needs for each page and slot, so that all of it is known before any of it has run. */
export function pagePreloads(web: StatsCompilation, node: StatsCompilation, built: BuiltRemote) {
  const needs = ({ chunks, shares }: Asks): Needs => ({
    preload: filesOfChunks(web, node, chunks),
    shares: shares.filter(isLazilyShared),
  });
  return {
    routes: built.routes.map(({ chunks, shares, further: asked, ...declared }) => {
      const base = needs({ chunks, shares });
      const further = beyond(mapValues(asked, needs), base);
      return {
        ...declared,
        ...base,
        ...(Object.keys(further).length > 0 && { further }),
      };
    }),
    slots: built.slots.map((slot) => ({ name: slot.name, ...needs(slot) })),
  };
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (from: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
