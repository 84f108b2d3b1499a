import { readContactInfo } from '@site/api-client';
import { campaigns, resolveCampaign } from '@site/links';
import { useSearchParams } from '@site/router';
import { Box, Card, Section, Typography } from '@site/ui';
import { useEffect } from 'react';
import { LateContactForm, loadContactForm } from './late-contact-form';
import { OfficeDetails } from './office-details';
import { OfficeDetailsSkeleton } from './office-details-skeleton';

/** Head-office contact (spec §2): where we are, when we are there, and a message form. */
function CompanyOfficePage() {
  const [query] = useSearchParams();
  const contact = readContactInfo.useRead();
  const failed = contact.status === 'error';
  useEffect(() => {
    // Spec §8: a missing contact file is only logged; the form stands without it.
    if (failed) console.error('No contact info found');
  }, [failed]);
  return (
    <Section
      level="h1"
      space="small"
      eyebrow="Head office"
      title="Company Office"
      lead="Write to us, call us, or come by during working hours."
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: failed ? 'minmax(0, 1fr)' : 'minmax(0, 5fr) minmax(0, 7fr)',
          },
          alignItems: 'start',
        }}
      >
        {contact.status === 'loading' && <OfficeDetailsSkeleton />}
        {contact.status === 'ready' && <OfficeDetails contact={contact.data} />}
        <Card
          component="section"
          aria-labelledby="contact-heading"
          sx={{ p: { xs: 3, sm: 4 }, overflow: 'clip' }}
        >
          <Typography component="h2" variant="h3" id="contact-heading" sx={{ mb: 3 }}>
            Send us a message
          </Typography>
          <LateContactForm
            withMessage
            labelledBy="contact-heading"
            campaign={resolveCampaign(query, campaigns.contactForm)}
          />
        </Card>
      </Box>
    </Section>
  );
}

export { CompanyOfficePage as Component, loadContactForm as preload };
