import type { SocialLinks } from '@site/contract';
import {
  FacebookIcon,
  type IconComponent,
  InstagramIcon,
  LinkedInIcon,
  TwitterIcon,
  YouTubeIcon,
} from '@site/ui';

/** Key in the content, name and icon of each social network, in the order of the page. */
export const socialIcons: readonly [keyof SocialLinks, string, IconComponent][] = [
  ['facebook', 'Facebook', FacebookIcon],
  ['instagram', 'Instagram', InstagramIcon],
  ['linkedin', 'LinkedIn', LinkedInIcon],
  ['twitter', 'Twitter', TwitterIcon],
  ['youtube', 'YouTube', YouTubeIcon],
];
