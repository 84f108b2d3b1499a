import type { TitlePart } from '@site/contract';
import { Box } from '@site/ui';

/** A title in parts; the accented ones in the brand's own red, which large bold type may carry. */
export function TitleParts({ parts }: { parts: readonly TitlePart[] }) {
  return parts.map(({ label, theme }, index) => (
    <Box key={index} component="span" sx={{ ...(theme === 'accent' && { color: 'brand.red' }) }}>
      {index > 0 && ' '}
      {label}
    </Box>
  ));
}

/** The same title as plain text, for names and page titles. */
export function joinTitle(parts: readonly TitlePart[]): string {
  return parts.map(({ label }) => label).join(' ');
}
