import { readConfig } from './config';

it('stands on its defaults, an empty variable counting as none', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    PORT: 3000,
    API_ORIGIN: 'http://127.0.0.1:4000',
    siteOrigin: 'http://localhost:3000',
    APP_PREFIX: 'ev',
  });
});

it('takes an address without its last slash', () => {
  expect(readConfig({ SITE_ORIGIN: 'https://vayu.example/' }).siteOrigin).toBe(
    'https://vayu.example',
  );
});

it('names every setting that is wrong, at once', () => {
  const start = () => readConfig({ PORT: 'abc', API_ORIGIN: 'ftp://x', LOG_LEVEL: 'loud' });
  for (const name of ['PORT', 'API_ORIGIN', 'LOG_LEVEL']) expect(start).toThrow(name);
});
