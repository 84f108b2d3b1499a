import { loadAll, readOwnershipPage } from '@site/api-client';
import type { PageLoader } from '@site/shell';
import { buildBreadcrumbLd, pageTitle } from '../../head/json-ld';
import { loadedData } from '../../rules/loaded-data';
import { buildFaqLd } from './build-faq-ld';
import { type OwnershipTopic, ownershipTopics, topicPath } from './ownership-topics';

/** The text of a page about owning a bike, and its head: questions and answers among it, where it has some. */
export const loadOwnership =
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
