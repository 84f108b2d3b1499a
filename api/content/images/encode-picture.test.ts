import { encoderSettings } from './encode-picture.ts';

it('the encoder settings of a picture with a quality of its own are others, so that its address is another one', () => {
  expect(encoderSettings('gt-graphite-night')).not.toBe(encoderSettings('gt-graphite-hero'));
});

it('the encoder settings of all other pictures are one text', () => {
  expect(encoderSettings('bike-hero')).toBe(encoderSettings('gt-graphite-hero'));
});
