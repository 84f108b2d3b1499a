import type { HomeBanner as Banner } from '@site/contract';
import { Hero, SpecNumerals } from '@site/ui';
import { BlockActions } from '../../parts/block-actions';
import { FinePrint } from '../../parts/fine-print';
import { TitleParts } from '../../parts/title-parts';

/** The first view: the flagship, the claim, four numbers. */
export function HomeBanner({ banner }: { banner: Banner }) {
  'use no memo';
  return (
    <Hero
      eyebrow={banner.eyebrow}
      title={<TitleParts parts={banner.title} />}
      tagline={banner.description}
      actions={<BlockActions actions={banner.actions} />}
      image={banner.image}
      place={banner.is_place}
    >
      <SpecNumerals items={banner.highlights} />
      <FinePrint of="range" />
    </Hero>
  );
}
