import type { Offer } from '@site/contract';
import { parseItemCode } from '@site/links';

/** The first listed offer for a model's variant, by its key (`vayu_marut-sport`); undefined without one. */
export const findVariantOffer = (offers: readonly Offer[], modelKey: string): Offer | undefined =>
  offers.find(({ aid_for_items }) =>
    aid_for_items.split(',').some((code) => {
      const { title, variant = '0' } = parseItemCode(code);
      return `${title}-${variant}` === modelKey;
    }),
  );
