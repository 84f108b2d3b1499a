import type { Faq } from '@site/contract';
import { Box } from '@site/ui';

/** Questions that open to their answers, by the browser's own means: no script is needed. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Box sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      {faqs.map(({ question, answer }) => (
        <Box component="details" key={question} sx={entry}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Box>
      ))}
    </Box>
  );
}

const entry = {
  borderTop: '1px solid',
  borderColor: 'divider',
  '& summary': { py: 2, minHeight: 44, fontSize: '1.125rem', fontWeight: 650, cursor: 'pointer' },
  '& p': { m: 0, pb: 3, maxWidth: 680, color: 'text.secondary' },
} as const;
