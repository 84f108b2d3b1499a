import type { StatsCompilation } from '@rspack/core';
import { isLazilyShared } from '../preset/shared-policy';
import type { BuiltRemote } from './built-remote';
import { filesOfChunks } from './files-of-chunks';

/** What the browser needs for each page and slot, so that all of it is known before any of it has run. */
export function pagePreloads(web: StatsCompilation, node: StatsCompilation, built: BuiltRemote) {
  const needs = ({ chunks, shares }: { chunks: string[]; shares: string[] }) => ({
    preload: filesOfChunks(web, node, chunks),
    shares: shares.filter(isLazilyShared),
  });
  return {
    routes: built.routes.map(({ chunks, shares, ...declared }) => ({
      ...declared,
      ...needs({ chunks, shares }),
    })),
    slots: built.slots.map((slot) => ({ name: slot.name, ...needs(slot) })),
  };
}
