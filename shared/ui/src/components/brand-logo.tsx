import { styled } from '@mui/material/styles';
import { brand, brandLogo as logo } from '@site/brand';

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 'auto',
  '& .mark': { fill: theme.vars?.palette.brand.red },
}));

/** The maker's wordmark in the current text colour, its mark in red. */
export function BrandLogo({ height = 26 }: { height?: number }) {
  const { name } = brand;
  return (
    <Svg viewBox={`0 0 ${logo.width} ${logo.height}`} height={height} role="img" aria-label={name}>
      <path className="mark" d={logo.markPath} />
      <path d={logo.wordPath} fill="currentColor" />
    </Svg>
  );
}
