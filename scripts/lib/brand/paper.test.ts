import { INK as CONTENT_INK } from '../../../api/content/pdf/paper';
import { INK, MARK } from '../../../api/src/platform/pdf/brand-paper';
import { brandColours, brandLogo } from '../../../shared/brand/src/brand';

it('the paper of receipts and brochures has the mark and the colours of the brand, which the API cannot import', () => {
  expect(MARK).toBe(brandLogo.markPath);
  expect(INK.red).toBe(brandColours.primary);
  expect([CONTENT_INK.night, CONTENT_INK.paper]).toEqual([brandColours.ink, brandColours.paper]);
});
