import { Box, Typography } from '@site/ui';

const steps = [
  ['Apply', 'Fill in the form and verify your number with a one-time code.'],
  ['Talk', 'Our network team calls you about your city, your premises and the terms.'],
  ['Open', 'We plan showroom, service bay and first bikes with you.'],
] as const;

/** What follows an application, beside the form. */
export function WhatComesNext() {
  return (
    <Box component="aside" aria-labelledby="next-heading">
      <Typography component="h2" variant="h4" id="next-heading" sx={{ mb: 2 }}>
        What comes next
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(([title, text], index) => (
          <Box
            component="li"
            key={title}
            sx={{
              display: 'grid',
              gridTemplateColumns: '40px minmax(0, 1fr)',
              py: 2.5,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography
              component="span"
              variant="h5"
              aria-hidden="true"
              sx={{ color: 'primary.main' }}
            >
              {index + 1}
            </Typography>
            <div>
              <Typography component="h3" variant="h5">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
