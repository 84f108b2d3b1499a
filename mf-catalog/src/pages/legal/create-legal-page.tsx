import { UnreadText } from '../../parts/unread-text';
import { LegalText } from './legal-text';
import { type LegalPageName, legalTexts } from './legal-texts';

/** The page of one legal text. */
export function createLegalPage(name: LegalPageName) {
  const { text, title } = legalTexts[name];
  return function LegalPage() {
    const page = text.useRead();
    if (page.status === 'ready') return <LegalText page={page.data} />;
    return <UnreadText title={title} read={page} />;
  };
}
