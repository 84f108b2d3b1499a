import type { ImageData } from '@site/ui';

/** A picture of the content store by name; heroes are 1600 × 1000, cut-outs 1400 × 875. */
function sample(name: string, alt: string, width: 1400 | 1600): ImageData {
  return {
    src: `/static/img/${name}`,
    width,
    height: width === 1600 ? 1000 : 875,
    widths: [480, 800, 1200, width],
    alt,
  };
}

export const hero = sample('gt-graphite-hero', 'Vayu Marut GT in graphite', 1600);
export const cutouts = [
  sample('gt-graphite-cutout', 'Marut GT in graphite', 1400),
  sample('sport-blue-cutout', 'Marut Sport in blue', 1400),
  sample('tour-sand-cutout', 'Marut Tour in sand', 1400),
  sample('cargo-ivory-cutout', 'Marut Cargo in ivory', 1400),
  sample('one-teal-cutout', 'Vayu One in teal', 1400),
];
