import type { OwnershipPage } from '@site/contract';
import { Box, Section } from '@site/ui';
import { AccessoryList } from './accessory-list';
import { DownloadList } from './download-list';
import { FaqList } from './faq-list';
import { OwnershipSections } from './ownership-sections';
import type { OwnershipTopic } from './ownership-topics';
import { TopicNav } from './topic-nav';

interface OwnershipTextProps {
  topic: OwnershipTopic;
  page: OwnershipPage;
}

/** One topic about owning a bike beside the list of all topics; nothing of it needs a script. */
export function OwnershipText({ topic, page }: OwnershipTextProps) {
  return (
    <Section
      level="h1"
      space="small"
      title={page.title}
      eyebrow={page.eyebrow}
      lead={page.summary}
      sx={{ pb: { xs: 8, md: 14 } }}
    >
      <Box sx={columns}>
        <TopicNav current={topic} />
        <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 6 }}>
          <OwnershipSections sections={page.sections} />
          {page.faqs.length > 0 && <FaqList faqs={page.faqs} />}
          {page.accessories.length > 0 && <AccessoryList accessories={page.accessories} />}
          {page.downloads.length > 0 && <DownloadList downloads={page.downloads} />}
        </Box>
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 860px)' },
  columnGap: { md: 8, lg: 12 },
  rowGap: 5,
} as const;
