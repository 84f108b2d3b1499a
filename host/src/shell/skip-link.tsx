import { styled } from '@site/ui';
import type { MouseEvent } from 'react';

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

/** Without an entry of its own in the history, which would have no place to go back to. */
function skip(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}

/** First stop of the keyboard: past the menus to the page. */
export function SkipLink() {
  return (
    <Anchor href="#main" onClick={skip}>
      Skip to content
    </Anchor>
  );
}
