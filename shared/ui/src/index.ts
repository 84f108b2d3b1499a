/**
 * The facade of everything visual (design §5): the curated part of MUI and the site's own design
 * system. One instance per page, provided by the host; so it holds what most pages share, and no
 * form inputs (`@site/forms`).
 */
export { formatPrice, formatRupees } from '@site/contract';
export { Box } from './components/box';
export { BrandLogo } from './components/brand-logo';
export { Carousel, type CarouselProps } from './components/carousel';
export {
  CAROUSEL_AUTOPLAY_MS,
  CAROUSEL_SLIDES,
  type SlidesPerView,
} from './components/carousel-layout';
export { type Coordinates, toCoordinates } from './components/coordinates';
export { Dialog, preloadDialog } from './components/dialog';
export { FaultCard, type FaultCardProps } from './components/fault-card';
export { ClosingPicture, HERO_BESIDE, HERO_SIZES, Hero, type HeroProps } from './components/hero';
export { createLate, type LateFailureProps } from './components/late';
export { MapEmbed, type MapEmbedProps } from './components/map-embed';
export {
  type ImageData,
  imagePreload,
  Media,
  type MediaProps,
} from './components/media';
export { OverlayFault } from './components/overlay-fault';
export { Eyebrow, PageHeading, type PageHeadingProps } from './components/page-heading';
export { Price, type PriceProps } from './components/price';
export { Section, type SectionProps } from './components/section';
export {
  isRoutePath,
  LinkButton,
  type LinkButtonProps,
  SiteLink,
  type SiteLinkProps,
} from './components/site-link';
export {
  type SpecNumeralProps,
  SpecNumerals,
  type SpecNumeralsProps,
} from './components/spec-numeral';
export { StatusDialog, type StatusDialogProps } from './components/status-dialog';
export { type Status, StatusIcon } from './components/status-icon';
export { StatusOverlay, type StatusOverlayProps } from './components/status-overlay';
export { useInView } from './components/use-in-view';
export { VideoEmbed, type VideoEmbedProps } from './components/video-embed';
export {
  ViewEmpty,
  type ViewEmptyProps,
  ViewError,
  type ViewErrorProps,
  ViewLoading,
  ViewNotFound,
} from './components/view-state';
export { visuallyHidden } from './components/visually-hidden';
export type { IconComponent, IconProps } from './icons/icon';
export * from './icons/icons';
export * from './mui';
