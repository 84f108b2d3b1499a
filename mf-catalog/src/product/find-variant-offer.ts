import type { Offer } from '@site/contract';
import { parseItemCode } from '@site/links';

/**
 * The first listed offer for a model's variant in a colour; undefined without one. A code of three parts is
 * for one colour, one of two parts for every colour (spec §2, §3).
 * @param modelKey key of the variant, e.g. `vayu_marut-sport`
 * @param colourId slug of the colour that is shown
 */
export const findVariantOffer = (
  offers: readonly Offer[],
  modelKey: string,
  colourId: string | undefined,
): Offer | undefined =>
  offers.find(({ aid_for_items }) =>
    aid_for_items.split(',').some((code) => {
      const { title, variant = '0', colour = colourId } = parseItemCode(code);
      return `${title}-${variant}` === modelKey && colour === colourId;
    }),
  );
