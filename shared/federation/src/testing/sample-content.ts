import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTENT, defaultVersion, ensureStore, readRegistry } from '../registry';
import type { ContentRequest } from '../release/content/content-request';
import { releaseSample } from './sample-release';

/** A small content that was built, beside a store with one remote that is live. */
export class SampleContent {
  readonly store: string;

  private constructor(readonly dir: string) {
    this.store = join(dir, 'store');
  }

  /** Makes it in the temporary folder: it is sound, and no page fails with it. */
  static async open(): Promise<SampleContent> {
    const sample = new SampleContent(await mkdtemp(join(tmpdir(), 'release-content-')));
    const { dir, store } = sample;
    await ensureStore(store);
    await releaseSample(store, { remote: 'mf-a', version: '1.0.0', dist: join(dir, 'mf-a-') });
    await sample.write('answers.json', '{"answers":{}}');
    await sample.write('dist/json/offers.json', '{"data":{"offers":["one"]}}');
    await sample.write('dist/img/manifest.json', '{}');
    await sample.write('dist/img/gt@111111-480.avif', 'a picture');
    await sample.write('dist/img/.build-state.json', '{}');
    await sample.find({ problems: [], links: [{ file: 'offers.json', link: '/mf-a?x=1' }] });
    await sample.tryPages([]);
    return sample;
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.dir, file)), { recursive: true });
    await writeFile(join(this.dir, file), text);
  }

  /** A look at the content will find this. */
  find(report: object): Promise<void> {
    return this.write('check.mjs', `console.log(${JSON.stringify(JSON.stringify(report))});`);
  }

  /** A trial of the pages will find this; it leaves in `asked.json` what it was asked. */
  tryPages(problems: string[]): Promise<void> {
    return this.write(
      'host/dist/node/gate.cjs',
      `require('node:fs').writeFileSync(${JSON.stringify(join(this.dir, 'asked.json'))}, JSON.stringify([process.argv.slice(2), process.env.GATE_DATA_ONLY]));
       console.log(${JSON.stringify(JSON.stringify({ problems, addresses: [] }))});`,
    );
  }

  get request(): ContentRequest {
    return {
      store: this.store,
      source: {
        check: [join(this.dir, 'check.mjs')],
        dist: join(this.dir, 'dist'),
        answers: join(this.dir, 'answers.json'),
      },
      hostDir: join(this.dir, 'host'),
      commit: 'abc',
      who: 'Asha',
      note: 'Diwali',
      allowRemoval: false,
    };
  }

  /** The version that everybody gets. */
  async live(): Promise<string> {
    const { microFrontends } = await readRegistry(this.store);
    return defaultVersion(microFrontends[CONTENT] ?? []).metadata.version;
  }

  close(): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }
}
