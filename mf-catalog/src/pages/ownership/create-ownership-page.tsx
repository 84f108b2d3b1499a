import { readOwnershipPage } from '@site/api-client';
import { Section, ViewError, ViewLoading } from '@site/ui';
import { OwnershipText } from './ownership-text';
import { type OwnershipTopic, ownershipTopics } from './ownership-topics';

/** The page of one topic about owning a bike. */
export function createOwnershipPage(topic: OwnershipTopic) {
  return function OwnershipPage() {
    const page = readOwnershipPage.useRead({ slug: topic });
    if (page.status === 'ready') return <OwnershipText topic={topic} page={page.data} />;
    return (
      <Section title={ownershipTopics[topic]} level="h1" space="small">
        {page.status === 'loading' ? (
          <ViewLoading />
        ) : (
          <ViewError
            title="Opps! Something went wrong."
            message="We are unable to load this text at the moment. Please try again later."
            onRetry={page.retry}
          />
        )}
      </Section>
    );
  };
}
