import { Section, ViewError, ViewLoading } from '@site/ui';
import { LegalText } from './legal-text';
import { type LegalPageName, legalTexts } from './legal-texts';

/** The page of one legal text. */
export function createLegalPage(name: LegalPageName) {
  const { text, title } = legalTexts[name];
  return function LegalPage() {
    const page = text.useRead();
    if (page.status === 'ready') return <LegalText page={page.data} />;
    return (
      <Section title={title} level="h1">
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
