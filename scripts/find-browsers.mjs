/** Finds or installs the browsers of the tests. Its last line is the path of the Chromium. */
import { ensureFirefox } from './lib/ensure-firefox.mjs';
import { findChromium } from './lib/find-chromium.mjs';

ensureFirefox();
console.log(findChromium());
