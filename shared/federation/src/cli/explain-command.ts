import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { explainRelease } from '../release/explain/explain-release';
import { explanationPage } from '../release/explain/explanation-page';
import { hostDir, placeOf, recordingFiles, releasesDir } from '../workspace';
import { budgetReason } from './budget-reason';
import { refuseUnbuiltHost } from './built-host';
import type { BuildTarget } from './known-name';
import type { Command } from './parse/parse-command';

/** What a comparison can be told, and what the gate can; the rest of a release's options would decide something. */
const OPTIONS = new Set(['explain', 'version', 'out', 'allow-removal', 'allow-budget']);

function refuseOthers(options: Command['options']): void {
  const others = Object.keys(options).filter((name) => !OPTIONS.has(name));
  if (others.length > 0)
    throw new Error(`--explain releases nothing, so it does not take --${others.join(', --')}.`);
}

/**
 * `pnpm release <remote> --explain`: compares what would be released with what is live, in an HTML file.
 * @throws Error for an option that it does not take
 */
export async function explain(
  { name: remote, dir }: BuildTarget,
  options: Command['options'],
): Promise<void> {
  refuseOthers(options);
  refuseUnbuiltHost();
  const { version, out } = options;
  const explanation = await explainRelease({
    store: releasesDir(),
    remoteDir: dir,
    hostDir,
    version: version === undefined ? undefined : String(version),
    allowRemoval: options['allow-removal'] === true,
    allowBudget: budgetReason(options['allow-budget']) !== undefined,
    recording: recordingFiles,
  });
  const { next, reasons } = explanation;
  const usual = join(dir, 'dist', `explain-${next.version}.html`);
  const file = out === undefined ? usual : placeOf(String(out));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, explanationPage(explanation, new Date().toISOString()));
  const verdict = reasons.length === 0 ? 'lets it through' : `refuses it (${reasons.length})`;
  console.log(`The gate ${verdict}. ${remote} ${next.version} beside what is live: ${file}`);
}
