import type { Page } from 'puppeteer-core';
import { openPage } from '../browser-gate/page/open-page';
import { addressesOfRoutes, addressOfRoute } from '../browser-gate/page-addresses';
import { type BrowserTrial, type TrialSite, withTrialSite } from '../browser-gate/trial-site';
import { forEachOf } from '../browser-gate/try-in-browser';
import type { Seen } from './explanation';
import { takePictures } from './pictures';
import { type Look, seenPage } from './seen-page';

interface Routes {
  routes: readonly { path: string }[];
}

/** Opens every page of the version that the site shows now, and photographs one address of each route. */
async function lookAt(
  { browser, origin }: TrialSite,
  { routes }: Routes,
  known: readonly string[],
): Promise<Map<string, Look>> {
  const photographed = new Set(routes.map((route) => addressOfRoute(route, known)));
  return forEachOf(addressesOfRoutes(routes, known), async (address): Promise<Look> => {
    let pictures: Look['pictures'] = new Map();
    const afterwards = async (page: Page) => {
      if (photographed.has(address)) pictures = await takePictures(page);
    };
    const findings = await openPage(browser, origin, { path: address, afterwards });
    return { findings, pictures };
  });
}

/**
 * Opens and photographs each page of a build, and then each of the live version.
 * @param live undefined before the first release
 */
export const seeBoth = (trial: BrowserTrial, live: Routes | undefined): Promise<Seen> =>
  withTrialSite(trial, async (site) => {
    const { build } = trial;
    const known = [...trial.addresses, ...(await site.listed())];
    const next = await lookAt(site, build, known);
    if (live) await site.showLive();
    // What the live version lists may be gone from the build.
    const wasKnown = live && [...trial.addresses, ...(await site.listed())];
    const before = wasKnown ? await lookAt(site, live, wasKnown) : new Map<string, Look>();
    const addresses = [...new Set([...next.keys(), ...before.keys()])];
    return {
      pages: addresses.map((address) => seenPage(address, before.get(address), next.get(address))),
      unknown: build.routes
        .filter((route) => addressOfRoute(route, known) === undefined)
        .map(({ path }) => path),
    };
  });
