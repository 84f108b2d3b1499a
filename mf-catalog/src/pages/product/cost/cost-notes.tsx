import { readCostNotes } from '@site/api-client';
import { SiteLink, Typography } from '@site/ui';
import { FinePrint } from '../../../parts/fine-print';
import { Note } from '../../../parts/note';
import { useLogFailure } from '../../../parts/use-log-failure';
import { topicPath } from '../../ownership/ownership-topics';

/** What the prices hold, what each charge is for, and what may lower a price. */
export function CostNotes() {
  const notes = readCostNotes.useRead();
  useLogFailure(notes, 'No cost notes found');
  return (
    <div>
      <FinePrint of="price" />
      <Note text={notes.data?.charges} />
      <Note text={notes.data?.exchange} />
      <Note text={notes.data?.subsidy} />
      <Typography variant="body2" sx={{ mt: 2 }}>
        <SiteLink to={topicPath('faqs')} underline="always">
          Questions and answers
        </SiteLink>
      </Typography>
    </div>
  );
}
