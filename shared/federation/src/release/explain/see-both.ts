import type { Page } from 'puppeteer-core';
import type { Opening } from '../browser-gate/page/look-at-page';
import { openPage } from '../browser-gate/page/open-page';
import { addressOfRoute } from '../browser-gate/page-addresses';
import type { CandidateBuild } from '../browser-gate/publish-candidate';
import { type BrowserTrial, type TrialSite, withTrialSite } from '../browser-gate/trial-site';
import { forEachOf, nameOf, openingsOf } from '../browser-gate/try-in-browser';
import { areAlike } from './alike';
import type { Seen } from './explanation';
import { takePictures } from './pictures';
import { type Look, seenPage } from './seen-page';

type Parts = Pick<CandidateBuild, 'routes' | 'slots'>;

/** What was seen of each opening of one version, by its name. */
type Looks = ReadonlyMap<string, { opening: Opening; look: Look }>;

/**
 * Opens every page and every slot of the version that the site shows now, as the gate does, and photographs one
 * address of each route.
 */
async function lookAt(
  { browser, origin }: TrialSite,
  parts: Parts,
  known: readonly string[],
): Promise<Looks> {
  const photographed = new Set(parts.routes.map((route) => addressOfRoute(route, known)));
  const openings = openingsOf(parts, known);
  const looks = await forEachOf(openings, async (opening): Promise<Look> => {
    let pictures: Look['pictures'] = new Map();
    const afterwards = async (page: Page) => {
      if (opening.slot === undefined && photographed.has(opening.path))
        pictures = await takePictures(page);
    };
    const findings = await openPage(browser, origin, { ...opening, afterwards });
    return { findings, pictures };
  });
  // In their own order, and not in that in which they were done.
  return new Map(
    openings.flatMap((opening) => {
      const look = looks.get(opening);
      return look ? [[nameOf(opening), { opening, look }]] : [];
    }),
  );
}

/** Looks of the live version; a picture that nobody could tell from the new version's is that one. */
async function likened({ browser }: TrialSite, live: Looks, next: Looks): Promise<Looks> {
  const looks = new Map(live);
  for (const [name, { opening, look }] of live) {
    const pictures = new Map(look.pictures);
    for (const [width, picture] of pictures) {
      const other = next.get(name)?.look.pictures.get(width);
      if (other && (await areAlike(browser, picture, other))) pictures.set(width, other);
    }
    looks.set(name, { opening, look: { ...look, pictures } });
  }
  return looks;
}

/**
 * Opens each page and slot of a build, and then each of the live version, and photographs the pages.
 * @param live undefined before the first release
 */
export const seeBoth = (trial: BrowserTrial, live: Parts | undefined): Promise<Seen> =>
  withTrialSite(trial, async (site) => {
    const { build } = trial;
    const known = [...trial.addresses, ...(await site.listed())];
    const next = await lookAt(site, build, known);
    if (live) await site.showLive();
    // What the live version lists may be gone from the build.
    const wasKnown = live && [...trial.addresses, ...(await site.listed())];
    const before: Looks = wasKnown
      ? await likened(site, await lookAt(site, live, wasKnown), next)
      : new Map();
    return {
      // Those of the build first.
      pages: [...new Map([...next, ...before, ...next])].map(([name, { opening }]) =>
        seenPage(opening, before.get(name)?.look, next.get(name)?.look),
      ),
      unknown: build.routes
        .filter((route) => addressOfRoute(route, known) === undefined)
        .map(({ path }) => path),
    };
  });
