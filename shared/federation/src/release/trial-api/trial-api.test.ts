import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordingFiles } from './recording';
import { withTrialApi } from './with-trial-api';

let dir: string;
let files: RecordingFiles;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trial-api-'));
  files = { answers: join(dir, 'answers.json'), content: join(dir, 'content') };
  await mkdir(join(files.content, 'json'), { recursive: true });
  await writeFile(join(files.content, 'json/menu.json'), '{"links":[]}');
  await writeFile(
    files.answers,
    JSON.stringify({ answers: { '/api/bikes/all': { data: ['One'] } } }),
  );
});
afterEach(async () => {
  delete process.env['GATE_API_ORIGIN'];
  await rm(dir, { recursive: true, force: true });
});

/** Status and body of each address of the API that a trial is given. */
const ask = (...paths: string[]) =>
  withTrialApi(files, async (api) => {
    if ('why' in api) throw new Error(api.why);
    const answers = paths.map(async (path) => {
      const answer = await fetch(api.origin + path);
      return [answer.status, await answer.json()];
    });
    return Promise.all(answers);
  });

it('a trial without an API of its own meets the recorded answers, whatever the query, and the files of the content', async () => {
  expect(await ask('/api/bikes/all', '/api/bikes/all?page=1', '/static/json/menu.json')).toEqual([
    [200, { data: ['One'] }],
    [200, { data: ['One'] }],
    [200, { links: [] }],
  ]);
});

it('the recorded API names pictures as they are in the content of today', async () => {
  await mkdir(join(files.content, 'img'));
  const manifest = { 'gt-hero': { served: 'gt-hero@222222' } };
  await writeFile(join(files.content, 'img/manifest.json'), JSON.stringify(manifest));
  const data = { src: '/static/img/gt-hero@111111', other: '/static/img/gone@111111' };
  await writeFile(files.answers, JSON.stringify({ answers: { '/api/bikes/all': { data } } }));
  expect(await ask('/api/bikes/all')).toEqual([
    [200, { data: { ...data, src: '/static/img/gt-hero@222222' } }],
  ]);
});

it('the recorded API has nothing that was not recorded, and takes no write', async () => {
  const [[status] = []] = await ask('/api/orders/1');
  expect(status).toBe(404);
  const written = await withTrialApi(files, async (api) =>
    'why' in api ? undefined : fetch(`${api.origin}/api/bikes/all`, { method: 'POST' }),
  );
  expect(written?.status).toBe(404);
});

it('an API that somebody names goes before the recording, with its own prefix', async () => {
  process.env['GATE_API_ORIGIN'] = 'http://127.0.0.1:4000';
  expect(await withTrialApi(files, async (api) => api)).toMatchObject({
    origin: 'http://127.0.0.1:4000',
  });
});

it('a trial says why it has no data: no recording, or no built content', async () => {
  const why = () => withTrialApi(files, async (api) => ('why' in api ? api.why : ''));
  await rm(files.content, { recursive: true });
  expect(await why()).toContain('The content is not built');
  await rm(files.answers);
  expect(await why()).toContain('there is no recording');
});

it('a file that is no recording is named, with the command that makes one', async () => {
  await writeFile(files.answers, '{"bikes":[]}');
  await expect(ask('/')).rejects.toThrow(
    /answers\.json is no recording of an API\. Run: pnpm record:api/,
  );
});
