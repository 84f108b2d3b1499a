import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from '@site/federation/workspace';
import { endSteps, runNode } from './run-node';
import { scratchFolder } from './scratch-folder';

/** A step that leaves a mark. @returns its file as seen from the workspace, and the mark */
function writeStep(): { file: string; mark: string } {
  const folder = scratchFolder('step');
  const mark = join(folder, 'ran');
  const file = join(folder, 'step.mjs');
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(mark)}, ''); console.log('done');`,
  );
  return { file: relative(workspaceRoot, file), mark };
}

it('a step of the set-up is run, and none begins once the site stops: it would go on alone', async () => {
  const first = writeStep();
  await expect(runNode('Releasing mf-a', first.file)).resolves.toBe('done');
  expect(existsSync(first.mark)).toBe(true);

  endSteps();
  const second = writeStep();
  await expect(runNode('Releasing mf-b', second.file)).rejects.toThrow(
    'Releasing mf-b failed.\nThe site stops.',
  );
  expect(existsSync(second.mark)).toBe(false);
});
