import { getRuntimeConfig, setRuntimeConfig } from './runtime-config';

it('the runtime configuration says what is missing when the composition root set nothing, then gives what it set', () => {
  expect(() => getRuntimeConfig()).toThrow('Call setRuntimeConfig()');
  const config = {
    siteOrigin: 'https://vayu.example',
    apiOrigin: '',
    app: 'ev',
    trackingId: '',
  };
  setRuntimeConfig(config);
  expect(getRuntimeConfig()).toBe(config);
});
