import { loadAll, readOwnershipPage } from '@site/api-client';
import type { PageLoader, RemoteRoute } from '@site/shell';
import { buildBreadcrumbLd, pageTitle } from '../../head/json-ld';
import { loadedData } from '../../rules/loaded-data';
import { buildFaqLd } from './build-faq-ld';
import { listTopics, type OwnershipTopic, ownershipTopics, topicPath } from './ownership-topics';

const loadTopic =
  (topic: OwnershipTopic): PageLoader =>
  async ({ signal }) => {
    const page = readOwnershipPage.read({ slug: topic });
    const loaded = await loadAll([page], signal);
    const text = loadedData(loaded, page);
    const title = ownershipTopics[topic];
    const path = topicPath(topic);
    const faqs = text?.faqs ?? [];
    return {
      ...loaded,
      head: {
        title: pageTitle(title),
        description: text?.summary ?? title,
        canonicalPath: path,
        jsonLd: [
          buildBreadcrumbLd([{ name: title, path }]),
          ...(faqs.length > 0 ? [buildFaqLd(faqs)] : []),
        ],
      },
    };
  };

/** The pages about owning a bike: one chunk for all of them, one text each. */
export const ownershipRoutes: readonly RemoteRoute[] = listTopics().map((topic) => ({
  path: topicPath(topic),
  loader: loadTopic(topic),
  without: ['offers'],
  lazy: async () => {
    const { createOwnershipPage } = await import('./create-ownership-page');
    return { Component: createOwnershipPage(topic) };
  },
}));
