import type { Page } from '@playwright/test';
import type { ConsoleGuard } from '../../fixtures/console-guard';
import { everyPage, isMissing } from '../../fixtures/every-page';
import { waitForShell } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const WIDTHS = [320, 360, 390, 600, 768, 1024, 1200, 1440, 1920];
/** Below what anybody sees; the usual "good" is ten times as much. */
const MAX_SHIFT = 0.01;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    /** Sum of the layout shifts so far, and what moved. */
    layoutShift: () => { sum: number; moved: string[] };
  }
}

/** Counts layout shifts from the first frame on. Runs in the page. */
function countShifts(): void {
  let sum = 0;
  const moved: string[] = [];
  const say = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(',');
  const add = (entries: PerformanceEntry[]) => {
    for (const shift of entries as LayoutShift[]) {
      if (shift.hadRecentInput) continue;
      sum += shift.value;
      for (const { node, previousRect, currentRect } of shift.sources)
        moved.push(
          `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${say(previousRect)} -> ${say(currentRect)}`,
        );
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShift = () => {
    add(observer.takeRecords());
    return { sum, moved };
  };
}

async function expectNoShift(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    return window.layoutShift();
  });
  expect(sum, moved.join('; ')).toBeLessThanOrEqual(MAX_SHIFT);
}

for (const { name, path } of everyPage) {
  const open = async (page: Page, width: number, guard: ConsoleGuard) => {
    if (isMissing(name)) guard.allow(/404/);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(countShifts);
    await page.goto(path, { waitUntil: 'load' });
    await waitForShell(page);
  };

  test(`${name} does not shift while it loads on a phone`, async ({ page, consoleGuard }) => {
    await open(page, 390, consoleGuard);
    await expectNoShift(page);
  });

  test(`${name} does not shift on a desktop, and never scrolls sideways from 320 to 1920 px`, async ({
    page,
    consoleGuard,
  }) => {
    await open(page, 1440, consoleGuard);
    await expectNoShift(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => {
        window.scrollTo(10_000, 0);
        return { scrolled: window.scrollX, wide: document.documentElement.scrollWidth };
      });
      expect(overflow, `${width} px`).toEqual({ scrolled: 0, wide: width });
    }
  });
}
