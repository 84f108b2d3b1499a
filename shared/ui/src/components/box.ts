import type MuiBox from '@mui/material/Box';
import { THEME_ID, type Theme } from '@mui/material/styles';
import { createBox } from '@mui/system';

/**
 * MUI's Box without a class name beside the one of its styles, which nothing refers to and a page would carry a
 * hundred times, and without a theme of its own: the site's is always there.
 */
export const Box: typeof MuiBox = createBox<Theme>({ themeId: THEME_ID, defaultClassName: '' });
