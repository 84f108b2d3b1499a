/**
 * The curated part of MUI (design §5): named re-exports from deep paths, so that nothing else of
 * the package is loaded. What the site's pages share stands here; a remote that alone needs one
 * more component imports it from `@mui/material/<Name>` and bundles it. Inputs are in `@site/forms`.
 */
export { keyframes } from '@emotion/react';
export type { BoxProps } from '@mui/material/Box';
export { type ButtonProps, default as Button } from '@mui/material/Button';
export { type ButtonBaseProps, default as ButtonBase } from '@mui/material/ButtonBase';
export { type CardProps, default as Card } from '@mui/material/Card';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { type ContainerProps, default as Container } from '@mui/material/Container';
export { default as CssBaseline } from '@mui/material/CssBaseline';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as GlobalStyles } from '@mui/material/GlobalStyles';
export { default as IconButton, type IconButtonProps } from '@mui/material/IconButton';
export { default as MuiLink, type LinkProps as MuiLinkProps } from '@mui/material/Link';
export { default as Paper, type PaperProps } from '@mui/material/Paper';
export { default as Skeleton, type SkeletonProps } from '@mui/material/Skeleton';
export { default as Stack, type StackProps } from '@mui/material/Stack';
export {
  type SxProps,
  styled,
  type Theme,
  ThemeProvider,
  useColorScheme,
  useTheme,
} from '@mui/material/styles';
export { default as Typography, type TypographyProps } from '@mui/material/Typography';
