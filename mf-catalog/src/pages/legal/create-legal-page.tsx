import { type LegalPageName, useLegalPage } from '@site/api-client';
import { Section, ViewError, ViewLoading } from '@site/ui';
import { LegalText } from './legal-text';
import { legalTitles } from './legal-titles';

/** The page of one legal text. */
export function createLegalPage(name: LegalPageName) {
  return function LegalPage() {
    const page = useLegalPage(name);
    if (page.status === 'ready') return <LegalText page={page.data} />;
    return (
      <Section title={legalTitles[name]} level="h1">
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
