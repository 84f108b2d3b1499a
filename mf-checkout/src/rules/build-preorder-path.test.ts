import { buildPreorderPath } from './build-preorder-path';

describe('the pre-order link', () => {
  it('lower-cases title and variant and replaces the first space', () => {
    expect(buildPreorderPath('Vayu Marut', 'GT')).toBe('/vayu_marut-gt/preorder');
    expect(buildPreorderPath('Vayu One', '0')).toBe('/vayu_one-0/preorder');
  });

  it('ends with an offer code', () => {
    expect(buildPreorderPath('Vayu One', '0', 'CITYSTART')).toBe('/vayu_one-0/preorder/CITYSTART');
  });

  it('keeps what has a meaning in an address out of it', () => {
    expect(buildPreorderPath('A/B', '?')).toBe('/a%2Fb-%3F/preorder');
  });
});
