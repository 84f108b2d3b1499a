import { buildPreorderPath, buildSpecificationsPath, withChosen } from '@site/links';
import { Link } from '@site/router';
import { Box, Container, formatPrice, LinkButton } from '@site/ui';
import { type ColourChoice, isRidden, type ProductVariant } from '../../../product/build-product';

interface ProductBarProps {
  title: string;
  variant: ProductVariant;
  colour: ColourChoice | undefined;
  /** Slug of the colour when somebody chose it: it travels with the link. */
  colourId: string | undefined;
}

/** Name, price and colour of the chosen bike with the ways through its page; stays below the header. */
export function ProductBar({ title, variant, colour, colourId }: ProductBarProps) {
  const specifications = buildSpecificationsPath(title, {
    variant: variant.variant,
    colour: colourId ?? null,
  });
  const sections = isRidden(variant)
    ? ([
        ['Overview', '#variant'],
        ['Cost', '#cost'],
        ['Range', '#range'],
        ['Charging', '#charging'],
      ] as const)
    : ([['Overview', '#variant']] as const);
  return (
    <Box component="nav" aria-label={`${variant.name} page`} data-product-bar="" sx={bar}>
      <Container maxWidth="xl" sx={row}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mr: 'auto', minWidth: 0 }}>
          {colour?.hex && (
            <Box
              component="span"
              role="img"
              aria-label={colour.label}
              title={colour.label}
              sx={{ ...dot, background: colour.hex }}
            />
          )}
          <Box component="span" sx={name}>
            <b>{variant.name}</b>
            <span>{formatPrice(variant.price.amount)}</span>
          </Box>
        </Box>
        <Box component="ul" sx={list}>
          {sections.map(([label, to]) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
          <li>
            <Link to={specifications}>Specs and compare</Link>
          </li>
        </Box>
        <LinkButton
          to={withChosen(buildPreorderPath(title, variant.variant), { colour: colourId })}
          variant="contained"
          aria-label={`Book Now: ${variant.name}`}
        >
          Book Now
        </LinkButton>
      </Container>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: { xs: 64, lg: 76 },
  zIndex: 900,
  backgroundColor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
  // A low window needs its height for the page.
  '@media (max-height: 520px)': { position: 'static' },
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, md: 3 },
  minHeight: 60,
} as const;
const dot = {
  flexShrink: 0,
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'divider',
} as const;
const name = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  columnGap: 1.5,
  minWidth: 0,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: 'text.secondary' },
} as const;
const list = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  gap: 2.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { color: 'primary.main' },
} as const;
