import { RELEASES_SIGN_OUT_PATH } from '@site/contract';
import { Box, Button } from '@site/ui';
import { Problem } from '../../parts/problem';
import { formatTime } from '../../rules/format-time';

interface PageActionsProps {
  at: string;
  /** True when somebody is signed in. */
  isSession: boolean;
  /** True when it could not be loaded again. */
  isOutdated: boolean;
  onRefresh: () => void;
}

/** When this was so, and what can be done: look again, sign out. */
export function PageActions({ at, isSession, isOutdated, onRefresh }: PageActionsProps) {
  return (
    <Box sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box component="p" role="status" sx={{ m: 0, flexGrow: 1, color: 'text.secondary' }}>
        As of {formatTime(at)}, Indian time
      </Box>
      <Button variant="outlined" onClick={onRefresh}>
        Look again
      </Button>
      {isSession && (
        <form method="post" action={RELEASES_SIGN_OUT_PATH}>
          <Button type="submit">Sign out</Button>
        </form>
      )}
      {isOutdated && (
        <Box sx={{ width: '100%' }}>
          <Problem>
            The releases could not be loaded again. This report is as of {formatTime(at)}.
          </Problem>
        </Box>
      )}
    </Box>
  );
}
