import { Typography } from '@site/ui';

/** A footnote; nothing while its text is not there. */
export function Note({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ mt: 2, maxWidth: 720, color: 'text.secondary' }}
    >
      {text}
    </Typography>
  );
}
