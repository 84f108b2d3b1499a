import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { trialEnvironment } from '../trial-environment';

const reportSchema = z.object({
  /** What is wrong, a sentence each. */
  problems: z.array(z.string()),
  /** Links of the site that stand in the texts. */
  links: z.array(z.object({ file: z.string(), link: z.string() })),
});

/** What a build of the content says of itself. */
export type ContentReport = z.infer<typeof reportSchema>;

const endSchema = z.object({ stderr: z.string() });

/** More than all links of a site take. */
const MOST_OUTPUT = 16_000_000;

/**
 * Builds the content and looks through it, in a process of its own: what it is made with is no part of this package.
 * @param check what Node is called with: a script that builds what is served as `/static`, looks through it, and prints
 *   {@link ContentReport} as its last line
 * @throws Error with what the script said, e.g. that a text is not JSON or names a picture that is not there
 */
export async function buildAndCheckContent(check: readonly string[]): Promise<ContentReport> {
  const run = promisify(execFile);
  try {
    const { stdout } = await run(process.execPath, check, {
      env: trialEnvironment({}),
      maxBuffer: MOST_OUTPUT,
    });
    return reportSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  } catch (error) {
    const said = endSchema.safeParse(error).data?.stderr.trim();
    throw new Error(`The content cannot be built.\n${said || String(error)}`);
  }
}
