import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { workflowFiles, workflowsDir } from './parts';

interface Step {
  run?: string;
}
interface Workflow {
  jobs: Record<string, { steps?: Step[] }>;
}

/** A command of a pipeline, in words: a variable stands as its name with `$`. */
export interface PipelineCommand {
  file: string;
  words: readonly string[];
}

const WORD = /"([^"]*)"|'([^']*)'|(\S+)/g;

/** The words of a line of a shell, up to a pipe or a file that it writes into. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(WORD)].map(
    ([, double, single, bare]) => double ?? single ?? bare,
  );
  const end = words.findIndex((word) => word === '|' || word === '>' || word === '>>');
  return (end < 0 ? words : words.slice(0, end)) as string[];
}

/** Every command that the workflow files run. */
export const pipelineCommands = (root: string): PipelineCommand[] =>
  workflowFiles(root).flatMap((file) => {
    const { jobs } = parse(readFileSync(join(workflowsDir(root), file), 'utf8')) as Workflow;
    const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
    return steps
      .flatMap(({ run = '' }) => run.split('\n'))
      .filter((line) => line.trim() !== '')
      .map((line) => ({ file, words: wordsOf(line) }));
  });
