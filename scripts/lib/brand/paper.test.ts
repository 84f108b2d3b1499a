import { INK as CONTENT_INK } from '../../../api/content/pdf/paper';
import { INK, MARK } from '../../../api/src/platform/pdf/brand-paper';
import { brand } from '../../../shared/brand/src/brand';

it('the paper of receipts and brochures has the mark and the colours of the brand, which the API cannot import', () => {
  expect(MARK).toBe(brand.logo.markPath);
  expect(INK.red).toBe(brand.colours.primary);
  expect([CONTENT_INK.night, CONTENT_INK.paper]).toEqual([brand.colours.ink, brand.colours.paper]);
});
