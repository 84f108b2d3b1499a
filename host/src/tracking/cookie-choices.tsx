import { getRuntimeConfig } from '@site/shell';
import { MuiLink } from '@site/ui';
import { askAgain } from './consent';

/** Entry of a list of links: brings the consent notice back, so that a choice can be changed. Absent where nothing is tracked. */
export function CookieChoices() {
  if (!getRuntimeConfig().trackingId) return null;
  return (
    <li>
      <MuiLink
        component="button"
        type="button"
        onClick={askAgain}
        sx={{ font: 'inherit', minHeight: 44 }}
      >
        Cookie choices
      </MuiLink>
    </li>
  );
}
