import { readNavigation } from '@site/api-client';
import { Box, Button, SiteLink, Typography } from '@site/ui';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type Consent, onAskedAgain, writeConsent } from './consent';

/**
 * Asks once, plainly: what is measured, that the site works the same without, two equal answers. It leaves the focus
 * where it is, unless a visitor has asked for it; who has answered goes on where they came from.
 */
export function ConsentNotice() {
  const cookiesPolicy = readNavigation.useRead().data?.cookiesPolicy;
  const { part, rememberOrigin, goBack } = useFocusOfNotice();
  const answer = (consent: Consent) => () => {
    goBack();
    writeConsent(consent);
  };
  return (
    <Box
      component="section"
      aria-label="Cookie choices"
      ref={part}
      tabIndex={-1}
      onFocus={rememberOrigin}
      sx={card}
    >
      <Typography variant="body2">
        May we measure visits and the effect of our ads with cookies? The site works the same
        without.
        {cookiesPolicy && (
          <>
            {' '}
            More in our{' '}
            <SiteLink to={cookiesPolicy.to} underline="always">
              {cookiesPolicy.label}
            </SiteLink>
            .
          </>
        )}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Button variant="outlined" size="small" sx={answerSx} onClick={answer('denied')}>
          Decline
        </Button>
        <Button variant="outlined" size="small" sx={answerSx} onClick={answer('granted')}>
          Accept
        </Button>
      </Box>
    </Box>
  );
}

/** Who has just pressed "Cookie choices" in the footer's list: a choice made elsewhere brings the notice, too. */
const hasAsked = () => document.activeElement?.closest('[aria-label="Policies"]');

function useFocusOfNotice() {
  const part = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => onAskedAgain(() => setTimes((n) => n + 1)), []);
  useEffect(() => {
    if (hasAsked()) part.current?.focus({ preventScroll: true });
  }, [times]);
  return {
    part,
    rememberOrigin: ({ currentTarget, relatedTarget: from }: FocusEvent<HTMLElement>) => {
      if (from instanceof HTMLElement && !currentTarget.contains(from)) origin.current = from;
    },
    goBack: () => {
      if (part.current?.contains(document.activeElement))
        origin.current?.focus({ preventScroll: true });
    },
  };
}

/** As tall as a finger. */
const answerSx = { minHeight: 44 } as const;

const card = {
  position: 'fixed',
  // Below the panel that a visitor opens on top of it (1049).
  zIndex: 1045,
  // The bottom right belongs to the offers pop-up; where two cards do not fit side by side, this one
  // waits until the pop-up has gone.
  left: { xs: 12, md: 28 },
  bottom: { xs: 12, md: 28 },
  'body:has([data-slot="offers-popup"]:not(:empty)) &': { display: { xs: 'none', md: 'grid' } },
  width: 'min(400px, calc(100% - 24px))',
  // All of it can be read in a low window, too, at whatever size of text.
  maxHeight: 'calc(100dvh - 40px)',
  overflowY: 'auto',
  outline: 'none',
  display: 'grid',
  gap: 2,
  p: 2.5,
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
  backgroundColor: 'surface.raised',
  boxShadow: '0 18px 48px rgba(0, 0, 0, 0.2)',
} as const;
