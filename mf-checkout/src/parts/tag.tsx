import { Box } from '@site/ui';
import type { ComponentProps } from 'react';

interface TagProps {
  label: string;
  /** For assistive technology, where the label alone says too little. */
  'aria-label'?: string;
  /** On a picture: small, and dark. */
  onPicture?: boolean;
  sx?: Extract<ComponentProps<typeof Box>['sx'], Record<string, unknown>>;
}

/** A word about a thing, in a pill. MUI's Chip can be pressed and removed, and has the code for it. */
export function Tag({ label, onPicture = false, sx, ...rest }: TagProps) {
  return (
    <Box
      {...rest}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        height: onPicture ? 24 : 32,
        px: onPicture ? 1 : 1.5,
        borderRadius: '16px',
        fontSize: '0.8125rem',
        fontWeight: 650,
        whiteSpace: 'nowrap',
        ...(onPicture
          ? { color: 'secondary.contrastText', backgroundColor: 'secondary.main' }
          : { backgroundColor: 'action.selected' }),
        ...sx,
      }}
    >
      {label}
    </Box>
  );
}
