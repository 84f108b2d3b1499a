import type { Spin } from '@site/contract';
import { toSlug } from '@site/links';
import type { ColourChoice } from '../../../product/build-product';

/** Whether a bike can be turned in this very colour. */
export const hasTurnIn = (
  { colour, others = {} }: Pick<Spin, 'colour' | 'others'>,
  colourId: string | undefined,
): boolean => [colour, ...Object.keys(others)].some((name) => toSlug(name) === colourId);

/** The turn in the chosen colour where there is one, else in the colour that there is. */
export function turnInColour(spin: Spin, chosen: Pick<ColourChoice, 'id' | 'label'>): Spin {
  const [, src] =
    Object.entries(spin.others ?? {}).find(([name]) => toSlug(name) === chosen.id) ?? [];
  return src === undefined ? spin : { ...spin, src, colour: chosen.label };
}
