import type { RemoteRoute } from '@site/shell';
import { loadOwnership } from './load-ownership';
import { listTopics, topicPath } from './ownership-topics';

/** The pages about owning a bike: one chunk for all of them, one text each. */
export const ownershipRoutes: readonly RemoteRoute[] = listTopics().map((topic) => ({
  path: topicPath(topic),
  loader: loadOwnership(topic),
  without: ['offers'],
  lazy: async () => {
    const { createOwnershipPage } = await import('./create-ownership-page');
    return { Component: createOwnershipPage(topic) };
  },
}));
