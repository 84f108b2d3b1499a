import { readConfig as readApiConfig } from '../../../api/src/platform/config/config';
import { readConfig as readHostConfig } from '../../../host/server/config';
import { pipelineCommands } from '../pipelines/commands';
import {
  apiSettings,
  hostSettings,
  type Manifest,
  readManifests,
  textOf,
  workspaceRoot,
} from './deploy-files';
import { API_SECRET, HOST_SECRET } from './sample-secrets';

const manifests = readManifests();
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const nameOf = ({ kind, metadata }: Manifest) =>
  `${kind} ${metadata.name ?? metadata.generateName}`;
const configMap = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
const containerOf = ({ spec }: Manifest) => {
  const [container] = spec?.template?.spec.containers ?? [];
  if (!container) throw new Error('A deployment without a container');
  return container;
};

/** The schema of Kubernetes for a document. */
function validate({ apiVersion, kind, ...rest }: Manifest): void {
  const models = jest.requireActual(`kubernetes-models/${apiVersion}`);
  new models[kind](rest).validate();
}

it.each(manifests.map((one) => [nameOf(one), one] as const))(
  '%s is as the schema of Kubernetes wants it',
  (_name, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

it('the schema of Kubernetes finds a mistake in our manifests', () => {
  const [host] = deployments;
  const broken = { ...host, spec: { ...host?.spec, replicas: 'two' } } as unknown as Manifest;
  expect(() => validate(broken)).toThrow();
});

it.each(deployments.map((one) => [one.metadata.name ?? '', one] as const))(
  'the deployment %s gives visitors to ready copies alone, takes none away before, and runs without rights',
  (name, deployment) => {
    const { spec } = deployment;
    const container = containerOf(deployment);
    expect(spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
    expect(spec?.selector?.matchLabels).toEqual(spec?.template?.metadata.labels);
    expect(container.livenessProbe?.httpGet.path).toBe('/healthz');
    const ready = name === 'host' ? container.startupProbe : container.readinessProbe;
    expect(ready?.httpGet.path).toBe('/readyz');
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.anything(), memory: expect.anything() },
      limits: { memory: expect.anything() },
    });
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    expect(spec?.template?.spec.securityContext).toMatchObject({ runAsNonRoot: true });
    const volumes = spec?.template?.spec.volumes?.map((volume) => volume.name);
    expect(volumes).toEqual(container.volumeMounts?.map((mount) => mount.name));
  },
);

it('the manifests hold no secret, and the docs name each setting that a Secret must have', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  const docs = textOf('docs/containers.md');
  for (const name of [...Object.keys(API_SECRET), ...Object.keys(HOST_SECRET)])
    expect(docs).toContain(name);
});

it('the manifests give host and API every setting that they want, and none that they do not know', () => {
  const settingsOf = (name: string) => {
    const deployment = deployments.find(({ metadata }) => metadata.name === name) as Manifest;
    return Object.fromEntries(
      containerOf(deployment).env?.map((one) => [one.name, one.value]) ?? [],
    );
  };
  const image = { NODE_ENV: 'production', HOST: '0.0.0.0' };
  const host = { ...image, ...configMap, ...HOST_SECRET, ...settingsOf('host') };
  expect(readHostConfig(host)).toMatchObject({ siteOrigin: configMap['SITE_ORIGIN'] });
  const api = {
    ...image,
    APP_ENV: 'production',
    ...configMap,
    ...API_SECRET,
    ...settingsOf('api'),
  };
  expect(readApiConfig(api)).toMatchObject({ isProduction: true });
  expect([...hostSettings(), ...apiSettings()]).toEqual(
    expect.arrayContaining([...Object.keys(host), ...Object.keys(api)]),
  );
});

it('the pipelines roll out deployments and containers that the manifests have', () => {
  const names = deployments.map(({ metadata }) => metadata.name);
  expect(names.sort()).toEqual(['api', 'host']);
  for (const deployment of deployments)
    expect(containerOf(deployment).name).toBe(deployment.metadata.name);
  const rolled = pipelineCommands(workspaceRoot)
    .filter(({ words }) => words[0] === 'kubectl')
    .flatMap(({ words }) => words.filter((word) => word.startsWith('deployment/')));
  expect(new Set(rolled)).toEqual(new Set(['deployment/$SERVICE']));
});
