import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostConfig, runBuild } from '@site/federation/preset';
import { hostDir, hostEntries } from './host-entries';

/** What a package of the server build gets when it imports Emotion's serialisation. */
const PROBE = `
  import { serializeStyles } from '@emotion/serialize';
  const styles = [({ colour }) => ({ color: colour })];
  const rules = (colour) => serializeStyles(styles, {}, { theme: styles, colour });
  console.log(JSON.stringify([rules('red').styles, rules('red') === rules('red'), rules('red') === rules('teal')]));`;

it('packages of the server build get rules that are remembered, and those come of the real serialisation', async () => {
  const out = await mkdtemp(join(tmpdir(), 'server-build-'));
  try {
    const config = hostConfig(
      hostDir,
      { ...hostEntries, server: { probe: `data:text/javascript,${encodeURIComponent(PROBE)}` } },
      'node',
    );
    await runBuild([{ ...config, output: { ...config.output, path: out } }]);
    const said = execFileSync(process.execPath, [join(out, 'probe.cjs')], { encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual(['color:red;', true, false]);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
});
