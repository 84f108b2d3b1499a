/**
 * The curated part of MUI (design §5): named re-exports from deep paths, so that nothing else of
 * the package is loaded. What the site's pages share stands here; a remote that alone needs one
 * more component imports it from `@mui/material/<Name>` and bundles it. Inputs are in `@site/forms`.
 */
export { keyframes } from '@emotion/react';
export { type AlertProps, default as Alert } from '@mui/material/Alert';
export { default as Backdrop } from '@mui/material/Backdrop';
export { type BoxProps, default as Box } from '@mui/material/Box';
export { type ButtonProps, default as Button } from '@mui/material/Button';
export { type ButtonBaseProps, default as ButtonBase } from '@mui/material/ButtonBase';
export { type CardProps, default as Card } from '@mui/material/Card';
export { default as CardContent } from '@mui/material/CardContent';
export { type ChipProps, default as Chip } from '@mui/material/Chip';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Collapse } from '@mui/material/Collapse';
export { type ContainerProps, default as Container } from '@mui/material/Container';
export { default as CssBaseline } from '@mui/material/CssBaseline';
export { type DialogProps, default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as Drawer } from '@mui/material/Drawer';
export { default as Fade } from '@mui/material/Fade';
export { default as GlobalStyles } from '@mui/material/GlobalStyles';
export { default as IconButton, type IconButtonProps } from '@mui/material/IconButton';
export { default as MuiLink, type LinkProps as MuiLinkProps } from '@mui/material/Link';
export { default as List } from '@mui/material/List';
export { default as ListItem } from '@mui/material/ListItem';
export { default as ListItemButton } from '@mui/material/ListItemButton';
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
