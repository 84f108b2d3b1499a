import { RELEASES_SIGN_IN_PATH } from '@site/contract';
import { useSearchParams } from '@site/router';
import { Box, Button, SiteLink } from '@site/ui';
import { useEffect, useId, useRef } from 'react';
import { Problem } from '../../parts/problem';
import { RELEASES_PATH } from '../../releases-path';
import { SIGN_IN_PARAM } from '../../rules/sign-in-param';

interface SignInProps {
  /** True when somebody was signed in and the session has ended: the form is in the place of what had the focus. */
  hasEnded?: boolean;
}

/** Asks for the team's token: a form of plain HTML, sent to the site itself. */
export function SignIn({ hasEnded = false }: SignInProps) {
  const [params] = useSearchParams();
  const isWrong = !hasEnded && params.get(SIGN_IN_PARAM) === 'wrong';
  const ids = { field: useId(), hint: useId(), problem: useId() };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasEnded) field.current?.focus();
  }, [hasEnded]);
  return (
    <Box
      component="form"
      method="post"
      action={RELEASES_SIGN_IN_PATH}
      aria-label="Sign in"
      sx={{ maxWidth: 480, mt: 4, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Box component="p" id={ids.hint} sx={{ m: 0, color: 'text.secondary' }}>
        The token is the RELEASES_TOKEN of this site. Whoever runs the site has it. You stay signed
        in for 8 hours.
      </Box>
      {hasEnded && <Problem>Your session has ended.</Problem>}
      {isWrong && <Problem id={ids.problem}>This token is not the right one.</Problem>}
      <Box component="label" htmlFor={ids.field} sx={{ fontWeight: 600 }}>
        Token
      </Box>
      <Box
        component="input"
        ref={field}
        type="password"
        name="token"
        id={ids.field}
        required
        autoComplete="current-password"
        aria-describedby={isWrong ? `${ids.problem} ${ids.hint}` : ids.hint}
        {...(isWrong ? { 'aria-invalid': true } : {})}
        sx={{
          width: '100%',
          minHeight: 56,
          px: 2,
          mt: -1,
          font: 'inherit',
          fontSize: '1.125rem',
          color: 'text.primary',
          backgroundColor: 'surface.raised',
          border: '2px solid',
          borderColor: isWrong ? 'error.main' : 'text.primary',
          borderRadius: 1,
        }}
      />
      <Button type="submit" variant="contained">
        Sign in
      </Button>
      <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: '0.9375rem' }}>
        Signed in already, and here by a link of another site?{' '}
        <SiteLink to={RELEASES_PATH}>Open the releases</SiteLink>
      </Box>
    </Box>
  );
}
