import { findBrowser } from './find-browser';

const before = process.env['CHROMIUM_PATH'];
afterEach(() => {
  if (before === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = before;
});

it('the browser of the gate is the one that CHROMIUM_PATH names', () => {
  process.env['CHROMIUM_PATH'] = process.execPath;
  expect(findBrowser()).toBe(process.execPath);
});

it('the gate does not go without a browser in silence because CHROMIUM_PATH names no file', () => {
  process.env['CHROMIUM_PATH'] = '/opt/chromium-that-moved';
  expect(findBrowser).toThrow('CHROMIUM_PATH: there is no file /opt/chromium-that-moved.');
});
