import { RELEASES_SIGN_IN_PATH } from '@site/contract';
import { useSearchParams } from '@site/router';
import { AlertIcon, Box, Button, SiteLink } from '@site/ui';
import { useId } from 'react';
import { RELEASES_PATH } from '../../releases-path';
import { SIGN_IN_PARAM } from '../../rules/sign-in-param';

/** Asks for the team's token: a form of plain HTML, sent to the site itself. */
export function SignIn() {
  const [params] = useSearchParams();
  const isWrong = params.get(SIGN_IN_PARAM) === 'wrong';
  const ids = { field: useId(), hint: useId(), problem: useId() };
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
      {isWrong && (
        <Box
          component="p"
          role="alert"
          id={ids.problem}
          sx={{ m: 0, display: 'flex', gap: 1, alignItems: 'center', color: 'error.main' }}
        >
          <AlertIcon size={20} /> This token is not the right one.
        </Box>
      )}
      <Box component="label" htmlFor={ids.field} sx={{ fontWeight: 600 }}>
        Token
      </Box>
      <Box
        component="input"
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
