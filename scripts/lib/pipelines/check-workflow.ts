import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import type { Drift } from './drift';
import { workflowFiles, workflowsDir } from './parts';

/** What GitHub's own parser has against a workflow: keys, expressions, needs. */
async function problemsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const found = context.errors.getErrors().map(({ message }) => message);
  if (!value) return found;
  const { errors = [] } = await convertWorkflowTemplate(context, value);
  return [...new Set([...found, ...errors.map(({ Message }) => Message)])];
}

/** What is wrong in the workflow files of a repository, as GitHub reads them. */
export async function checkWorkflows(root: string): Promise<Drift[]> {
  const found = await Promise.all(
    workflowFiles(root).map(async (file) => {
      const text = readFileSync(join(workflowsDir(root), file), 'utf8');
      return (await problemsOf(file, text)).map((problem) => ({ file, problem }));
    }),
  );
  return found.flat();
}
