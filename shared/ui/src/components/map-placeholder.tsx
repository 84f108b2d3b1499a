import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: theme.vars?.palette.text.secondary,
}));

/** A drawn street plan: stands in for a map. With a label it is a picture with that name. */
export function MapPlaceholder({ label }: { label?: string | undefined }) {
  return (
    <Drawing
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <g fill="none" stroke="currentColor" strokeOpacity="0.2">
        <path d="M-10 150C60 120 90 170 160 140s110-70 180-50" strokeWidth="14" />
        <path
          d="M40-10l60 220M130-10l40 220M240-10l-30 220M-10 50l340 20M-10 100l340-40"
          strokeWidth="3"
        />
        <path d="M80-10l10 220M190-10l-6 220M290-10l-40 220M-10 25l340 8M-10 185l340-15" />
      </g>
      <path
        d="M160 128s-24-21-24-41a24 24 0 0 1 48 0c0 20-24 41-24 41z"
        fill="currentColor"
        fillOpacity={label ? 0.45 : 0.25}
      />
      <circle cx="160" cy="87" r="8.5" fill="var(--site-palette-surface-sunken)" />
    </Drawing>
  );
}
