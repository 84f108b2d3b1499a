import type { Page } from 'puppeteer-core';
import { type Finding, findingOfRule } from '../new-findings';

interface AxeWindow {
  axe: {
    run: (
      context: object,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
  };
}

/** Runs in the page. Frames of other origins are not ours. */
const runAxe = async (): Promise<{ rule: string; where: string }[]> => {
  const { axe } = window as unknown as AxeWindow;
  const { violations } = await axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({ rule: id, where: String(nodes[0]?.target) }));
};

/** The rules of axe that an open page violates, each once with its first element. */
export async function findByAxe(page: Page): Promise<Finding[]> {
  const { default: axe } = await import('axe-core');
  await page.evaluate(axe.source);
  const broken = await page.evaluate(runAxe);
  return broken.map(({ rule, where }) => findingOfRule(rule, where));
}
