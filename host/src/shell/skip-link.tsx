import { styled } from '@site/ui';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1700,
  top: 8,
  left: 8,
  padding: '12px 20px',
  borderRadius: 999,
  fontWeight: 650,
  color: theme.vars?.palette.background.default,
  backgroundColor: theme.vars?.palette.text.primary,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** First stop of the keyboard: past the menus to the page. */
export function SkipLink() {
  return <Anchor href="#main">Skip to content</Anchor>;
}
