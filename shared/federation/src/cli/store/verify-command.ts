import { verifyStore } from '../../registry';
import { releasesDir } from '../../workspace';
import type { Command } from '../parse/parse-command';

/** `pnpm release verify`. @throws Error naming every file that is not as it was released */
export async function verify({ all }: Command['options']): Promise<void> {
  const { versions } = await verifyStore(releasesDir(), { all: all === true });
  const problems = versions.flatMap(({ remote, version, problems: found }) =>
    found.map((problem) => `${remote} ${version}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const names = versions.map(({ remote, version }) => `${remote} ${version}`);
  console.log(`Every file is as it was released: ${names.join(', ') || 'nothing is released'}`);
}
