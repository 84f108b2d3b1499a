import { readHomePage } from '@site/api-client';
import { Hero } from '@site/ui';
import { BlockActions } from '../../parts/block-actions';
import { TitleParts } from '../../parts/title-parts';

/** The last view: book a free test ride. */
export function TestRideCall() {
  'use no memo';
  const call = readHomePage.useRead().data?.test_ride;
  if (!call) return null;
  return (
    <Hero
      place={call.is_place}
      level="h2"
      height="band"
      priority={false}
      title={<TitleParts parts={call.title} />}
      tagline={call.description}
      actions={<BlockActions actions={[call.action]} />}
      image={call.image}
    />
  );
}
