import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';

const Svg = styled('svg')({
  display: 'inline-block',
  flexShrink: 0,
  width: '1.5em',
  height: '1.5em',
  verticalAlign: 'middle',
  // Here once, and not on every line: a page has dozens of icons.
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export interface IconProps {
  /** Size as CSS length or pixels; one and a half times the text around it by default. */
  size?: number | string;
  /** Spoken name. Without one the icon is decoration: name the button or link around it. */
  title?: string;
}
export type IconComponent = (props: IconProps) => ReactElement;

interface Drawing {
  /** Filled shapes. */
  fill?: string;
  /** Lines, 1.75 wide, round ends. */
  line?: string;
}

/** Makes an icon from path data in a 24 × 24 box, drawn in the current text colour. */
export function createIcon({ fill, line }: Drawing): IconComponent {
  return function Icon({ size, title }) {
    return (
      <Svg
        viewBox="0 0 24 24"
        {...(size === undefined ? {} : { style: { width: size, height: size } })}
        {...(title === undefined
          ? { 'aria-hidden': true as const }
          : { role: 'img', 'aria-label': title })}
      >
        {fill && <path d={fill} fill="currentColor" stroke="none" />}
        {line && <path d={line} />}
      </Svg>
    );
  };
}
