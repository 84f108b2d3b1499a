import { buildPreorderPath, buildSpecificationsPath, withChosen } from '@site/links';
import { Link } from '@site/router';
import { Box, ChevronDownIcon, Container, formatPrice, IconButton, LinkButton } from '@site/ui';
import { ownPaint } from '../../../parts/own-paint';
import { type ColourChoice, isRidden, type ProductVariant } from '../../../product/build-product';
import { useWays } from './use-ways';

interface ProductBarProps {
  title: string;
  variant: ProductVariant;
  colour: ColourChoice | undefined;
  /** Slug of the colour when somebody chose it: it travels with the link. */
  colourId: string | undefined;
}

/**
 * Name, price and colour of the chosen bike with the ways through its page; stays below the header. Where the
 * window has no room for the ways, a button opens them below the bar: a choice, Escape or a press elsewhere
 * closes them.
 */
export function ProductBar({ title, variant, colour, colourId }: ProductBarProps) {
  const specifications = buildSpecificationsPath(title, {
    variant: variant.variant,
    colour: colourId ?? null,
  });
  const ridden = isRidden(variant);
  const { open, nav, button, list, close } = useWays();
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={`${variant.name} page`}
      data-product-bar=""
      data-no-print
      sx={bar}
    >
      <Container maxWidth="xl" sx={row}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
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
        <IconButton {...button} aria-label="Sections of this page" sx={[opener, open && turned]}>
          <ChevronDownIcon />
        </IconButton>
        <Box component="ul" id={list} onClick={close} sx={[ways, open && opened]}>
          {(ridden ? SECTIONS : SECTIONS.slice(0, 1)).map(([label, to]) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
          <li>
            <Link to={specifications}>Specs</Link>
          </li>
          {ridden && (
            <li>
              <Link to={`${specifications}#compare`}>Compare</Link>
            </li>
          )}
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

const SECTIONS = [
  ['Overview', '#variant'],
  ['Cost', '#cost'],
  ['Range', '#range'],
  ['Charging', '#charging'],
] as const;

const bar = {
  position: 'sticky',
  top: { xs: 64, lg: 76 },
  zIndex: 900,
  backgroundColor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
  // A low window needs its height for the page.
  '@media (max-height: 32.5rem)': { position: 'static' },
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, md: 3 },
  minHeight: 60,
  // Name and price are three lines on most phones.
  paddingBlock: '4px',
} as const;
const dot = {
  flexShrink: 0,
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'text.disabled',
  ...ownPaint,
} as const;
const name = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  columnGap: 1.5,
  minWidth: 0,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: 'text.secondary' },
} as const;
const opener = { display: { lg: 'none' }, ml: -1, mr: 'auto' } as const;
const turned = { rotate: '180deg' } as const;
const ways = {
  display: { xs: 'none', lg: 'flex' },
  alignItems: 'center',
  columnGap: 2.5,
  m: 0,
  ml: 'auto',
  p: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 44,
    minHeight: 44,
    color: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { color: 'primary.main' },
} as const;
/** Below the bar, as wide as the window: the gutters are the container's. */
const opened = {
  '@media (max-width: 74.996875rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    position: 'absolute',
    top: '100%',
    left: 0,
    right: 0,
    px: { xs: 2, sm: 'clamp(24px, 4.6vw, 72px)' },
    pb: 1,
    backgroundColor: 'background.default',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
} as const;
