import { drawPictures, placePictures } from './pictures';

const imports = [
  { from: 'api/src/main.ts', to: 'api/src/start/start.ts' },
  { from: 'api/src/start/start.ts', to: 'api/src/features/orders/create-order.ts' },
  { from: 'api/src/features/orders/create-order.ts', to: 'api/src/platform/log.ts' },
  { from: 'host/src/app/a.tsx', to: 'shared/ui/src/index.ts' },
];

describe('drawPictures', () => {
  it('draws packages as wholes, and the parts of the API by layer', () => {
    const { packages, api } = drawPictures(imports);
    expect(packages).toContain('host --> shared_ui');
    expect(api).toContain('start_start --> features_orders');
    expect(api).toContain('features_orders --> platform_log');
  });
});

describe('placePictures', () => {
  it('replaces what stands between the comments and nothing else', () => {
    const text = 'Before\n<!-- picture: one -->\nold\n<!-- end -->\nAfter\n';
    expect(placePictures(text, { one: '$1 new' })).toBe(
      'Before\n<!-- picture: one -->\n$1 new\n<!-- end -->\nAfter\n',
    );
  });

  it('refuses a picture that has no place', () => {
    expect(() => placePictures('Text', { one: 'x' })).toThrow('no place for the picture "one"');
  });
});
