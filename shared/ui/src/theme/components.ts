import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './overrides/baseline';
import { content } from './overrides/content';
import { fields } from './overrides/fields';
import { pressables } from './overrides/pressables';
import { surfaces } from './overrides/surfaces';

/** How MUI's parts look here: pills, hairlines instead of shadows, no ripple. */
export const components: Components<Theme> = {
  MuiCssBaseline: baseline,
  ...pressables,
  ...content,
  ...surfaces,
  ...fields,
};
