import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const workspaceRoot = join(__dirname, '../../..');

/** Text of a file of the repository. */
export const textOf = (file: string): string => readFileSync(join(workspaceRoot, file), 'utf8');

/** A setting, as manifests and compose files write it. */
export type Settings = Record<string, string>;

/** What our checks look at in a container of Kubernetes. */
export interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: Settings; limits?: Settings };
  securityContext?: Record<string, unknown>;
  startupProbe?: { httpGet: { path: string } };
  readinessProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
  volumeMounts?: { name: string; mountPath: string }[];
}

/** A document of the Kubernetes manifests. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name?: string; generateName?: string };
  data?: Settings;
  spec?: {
    strategy?: { rollingUpdate?: { maxUnavailable?: number } };
    selector?: { matchLabels?: Settings };
    template?: {
      metadata: { labels: Settings };
      spec: {
        containers: Container[];
        volumes?: { name: string }[];
        securityContext?: Record<string, unknown>;
      };
    };
  };
}

/** All documents below deploy/kubernetes. */
export const readManifests = (): Manifest[] =>
  readdirSync(join(workspaceRoot, 'deploy/kubernetes')).flatMap((name) =>
    parseAllDocuments(textOf(`deploy/kubernetes/${name}`)).map((one) => one.toJS() as Manifest),
  );

/** What our checks look at in a service of the compose file. */
export interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Settings;
  command?: string[];
  read_only?: boolean;
  volumes?: string[];
}

/** The compose file, with what its services share put in. */
export const readCompose = () =>
  parse(textOf('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, ComposeService>;
  };

/** What the client of the bucket reads by itself. */
const AWS = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_ENDPOINT_URL'];

/** Names of the settings that the host knows. */
export const hostSettings = (): string[] => [
  ...[...textOf('host/server/config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(
    ([, name = '']) => name,
  ),
  ...AWS,
];

/** Names of the settings that the API knows. */
export const apiSettings = (): string[] => [
  'NODE_ENV',
  ...[...textOf('api/.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name),
];
