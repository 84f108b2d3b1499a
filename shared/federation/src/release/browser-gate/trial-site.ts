import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { withOwnFolder } from '../../own-folder';
import type { TrialApi } from '../trial-api/with-trial-api';
import { startBrowser } from './page/start-browser';
import { pathsInSitemap } from './page-addresses';
import type { CandidateBuild } from './publish-candidate';
import { startTrialHost } from './trial-host';
import { withTrialStore } from './trial-store';

/** What is to be looked at, and with what. */
export interface BrowserTrial {
  /** Releases folder. */
  store: string;
  /** Folder of the host, built. */
  hostDir: string;
  /** API with the data that pages show. */
  api: TrialApi;
  /** Chromium's file. */
  browser: string;
  build: CandidateBuild;
  /** Where its pages were tried on the server, with that data. */
  addresses: readonly string[];
}

/** A running site with a build in the place of what is live of its remote, and a browser for it. */
export interface TrialSite {
  browser: Browser;
  origin: string;
  /** Paths that the sitemap lists now. */
  listed: () => Promise<string[]>;
  /** Puts the live version in the place of the build, and waits until the site shows it. */
  showLive: () => Promise<void>;
}

/** Starts such a site, does work with it, and takes it away again. */
export async function withTrialSite<T>(
  { store, hostDir, api, browser: file, build }: BrowserTrial,
  work: (site: TrialSite) => Promise<T>,
): Promise<T> {
  return withOwnFolder(join(tmpdir(), 'browser-gate-'), (root) =>
    withTrialStore(store, root, build, async (trial) => {
      const { origin, afterSwitch, stop } = await startTrialHost(hostDir, root, api);
      try {
        const browser = await startBrowser(file);
        try {
          return await work({
            browser,
            origin,
            listed: async () => pathsInSitemap(await (await fetch(`${origin}/sitemap.xml`)).text()),
            showLive: () => afterSwitch(trial.showLive),
          });
        } finally {
          await browser.close();
        }
      } finally {
        await stop();
      }
    }),
  );
}
