import type { HomeBanner as Banner } from '@site/contract';
import { Hero, SpecNumerals } from '@site/ui';
import { BlockActions } from '../../parts/block-actions';
import { FinePrint } from '../../parts/fine-print';
import { TitleParts } from '../../parts/title-parts';

/** The first view: the flagship on its studio ground, the claim, four numbers. */
export function HomeBanner({ banner }: { banner: Banner }) {
  return (
    <Hero
      eyebrow={banner.eyebrow}
      title={<TitleParts parts={banner.title} />}
      tagline={banner.description}
      actions={<BlockActions actions={banner.actions} />}
      image={banner.image}
    >
      <SpecNumerals items={banner.highlights} />
      <FinePrint of="range" />
    </Hero>
  );
}
