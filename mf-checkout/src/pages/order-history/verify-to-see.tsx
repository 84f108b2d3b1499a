import { Card, Typography } from '@site/ui';
import { LateVerifyNumber } from '../../parts/late-verify-number';

/** Asks for the number whose order is to be shown. */
export function VerifyToSee({ onVerified }: { onVerified: (phoneNumber: string) => void }) {
  return (
    <Card
      component="section"
      aria-labelledby="verify-heading"
      sx={{ p: 3, maxWidth: 480, overflow: 'clip' }}
    >
      <Typography component="h2" variant="h4" id="verify-heading">
        Verify your mobile number
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        We send you a one-time code; then your latest order shows here.
      </Typography>
      <LateVerifyNumber
        labelledBy="verify-heading"
        onChange={(phoneNumber) => {
          if (phoneNumber !== undefined) onVerified(phoneNumber);
        }}
      />
    </Card>
  );
}
