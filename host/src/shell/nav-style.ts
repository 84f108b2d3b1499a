import { brandColours } from '@site/brand';
import { styled } from '@site/ui';

/**
 * What a menu entry of the header looks like, link or button: a red line marks the current page. Translated words are
 * longer, so that an entry may need two lines.
 */
const entry = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '8px 2px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 2,
    right: 2,
    bottom: 6,
    // A border: where the system sets the colours it shows no grounds.
    borderBottom: `2px solid ${brandColours.primary}`,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: 'transform 180ms ease-out',
  },
  '&:hover::after, &[aria-current="page"]::after, &[aria-expanded="true"]::after, &[data-current]::after':
    { transform: 'scaleX(1)' },
  '& > svg': { transition: 'transform 160ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
} as const;

export const NavButton = styled('button')(entry);
/** Wraps a router link, which brings its own element. */
export const NavEntry = styled('span')({ '& > a': entry });
