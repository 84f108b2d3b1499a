import { keyframes, styled, type Theme } from '@site/ui';

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-6px)' },
  to: { opacity: 1, transform: 'none' },
});

const box = (theme: Theme) =>
  ({
    position: 'absolute',
    zIndex: 1,
    top: 'calc(100% + 10px)',
    left: -12,
    borderRadius: 14,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.surface.raised,
    boxShadow: '0 18px 48px rgba(0, 0, 0, 0.16)',
    color: theme.vars?.palette.text.primary,
    animation: `${appear} 160ms ease-out`,
    '&[hidden]': { display: 'none' },
  }) as const;

const list = (theme: Theme) =>
  ({
    minWidth: 224,
    margin: 0,
    padding: 8,
    listStyle: 'none',
    '& a, & .entry': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 44,
      padding: '8px 14px',
      borderRadius: 9,
      fontSize: '0.9375rem',
      fontWeight: 600,
      lineHeight: 1.3,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& a:hover': { backgroundColor: theme.vars?.palette.surface.sunken },
    '& a[aria-current="page"]': { color: theme.vars?.palette.primary.main },
    '& a:focus-visible': { outlineOffset: -3 },
  }) as const;

/** The box of a submenu above the page; `MenuList` is what it holds. */
export const MenuBox = styled('div')(({ theme }) => box(theme));
export const MenuList = styled('ul')(({ theme }) => list(theme));
/** Box and list in one, where a panel holds nothing but links. */
export const MenuPanel = styled('ul')(({ theme }) => ({ ...list(theme), ...box(theme) }));
