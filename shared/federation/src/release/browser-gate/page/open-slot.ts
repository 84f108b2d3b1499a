import type { Page } from 'puppeteer-core';
import type { Finding } from '../new-findings';
import { LIMIT_MS } from './load-page';
import { ignoreTimeout, waitForRest } from './wait-for-rest';

interface FederatedWindow {
  __FEDERATION__: {
    __INSTANCES__: {
      loadShare: (key: string) => Promise<() => { openSlot: (name: string) => void }>;
    }[];
  };
}

/** Runs in the page: asks the shell to open a slot, as a remote does. */
const askForSlot = async (name: string): Promise<void> => {
  const { __FEDERATION__: federation } = window as unknown as FederatedWindow;
  const shell = await federation.__INSTANCES__[0]?.loadShare('@site/shell');
  shell?.().openSlot(name);
};

/** Opens a slot of a page that is loaded. */
export async function openSlotOf(page: Page, slot: string): Promise<Finding[]> {
  await page.evaluate(askForSlot, slot);
  try {
    await page.waitForSelector(`[data-slot="${slot}"]`, { timeout: LIMIT_MS });
  } catch (error) {
    ignoreTimeout(error);
    return [{ kind: 'slot', text: 'it does not come when the shell opens it' }];
  }
  await waitForRest(page);
  return [];
}
