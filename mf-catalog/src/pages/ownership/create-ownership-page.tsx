import { readOwnershipPage } from '@site/api-client';
import { UnreadText } from '../../parts/unread-text';
import { OwnershipText } from './ownership-text';
import { type OwnershipTopic, ownershipTopics } from './ownership-topics';

/** The page of one topic about owning a bike. */
export function createOwnershipPage(topic: OwnershipTopic) {
  return function OwnershipPage() {
    const page = readOwnershipPage.useRead({ slug: topic });
    if (page.status === 'ready') return <OwnershipText topic={topic} page={page.data} />;
    return <UnreadText title={ownershipTopics[topic]} space="small" read={page} />;
  };
}
