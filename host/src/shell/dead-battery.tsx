import { keyframes, styled } from '@site/ui';

const blink = keyframes({ '0%, 60%, 100%': { opacity: 1 }, '75%': { opacity: 0.15 } });

const Svg = styled('svg')(({ theme }) => ({
  // In a low window it leaves room for the words and the way home.
  width: 'min(280px, 64vw, 30vh)',
  height: 'auto',
  color: theme.vars?.palette.text.primary,
  '& .last': {
    fill: theme.vars?.palette.brand.red,
    // Less than five seconds in all: nothing on the page stops it (WCAG 2.2.2).
    animation: `${blink} 2.4s ease-in-out 2`,
  },
}));

/** A battery with its last bar. Decoration. */
export function DeadBattery() {
  return (
    <Svg viewBox="0 0 280 130" aria-hidden="true">
      <rect
        x="3"
        y="3"
        width="246"
        height="124"
        rx="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
      />
      <rect x="258" y="42" width="19" height="46" rx="8" fill="currentColor" />
      <rect className="last" x="20" y="20" width="34" height="90" rx="8" />
      <g
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.22"
        strokeWidth="3"
        strokeDasharray="3 7"
      >
        <rect x="70" y="21.5" width="34" height="87" rx="8" />
        <rect x="120" y="21.5" width="34" height="87" rx="8" />
        <rect x="170" y="21.5" width="34" height="87" rx="8" />
      </g>
    </Svg>
  );
}
