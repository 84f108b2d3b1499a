import type { Part } from './parts';

/** Name of the secret that holds the key of a pipeline that releases: `RELEASE_KEY_MF_CATALOG`. */
const keyName = (remote: string): string =>
  `RELEASE_KEY_${remote.toUpperCase().replaceAll('-', '_')}`;

/** What a part hands to the workflow that it calls, and what of the repository's secrets that may see. */
function callOf({ name, calls }: Part): string {
  const releaseSecrets = `    secrets:
      release-key: \${{ secrets.${keyName(name)} }}
      webhook: \${{ secrets.RELEASE_WEBHOOK }}
`;
  if (calls === 'content-release.yml') return releaseSecrets;
  if (calls === 'remote.yml')
    return `    with:
      remote: ${name}
${releaseSecrets}`;
  return `    with:
      service: ${name}
    secrets:
      kube-config: \${{ secrets.KUBE_CONFIG }}
`;
}

/** Permissions that the called workflow may share out to its jobs. */
const permissionsOf = ({ calls }: Part): string =>
  calls === 'service.yml' ? '      packages: write' : '      id-token: write';

/**
 * The whole workflow file of a part: when its pipeline starts, and the pipeline that it calls. Nothing in it is
 * particular to one part but its name and the paths that it depends on.
 */
export function partFile(part: Part): string {
  const paths = part.paths.map((path) => `      - "${path}"`).join('\n');
  return `# Written by \`pnpm pipelines --write\` from the packages of the workspace: see docs/pipelines.md.
name: ${part.name}

on:
  push:
    branches: [main]
    paths:
${paths}
  pull_request:
    paths:
${paths}
  workflow_dispatch:

permissions:
  contents: read

# One release at a time; a newer commit waits, and takes the place of another one that waits.
concurrency:
  group: \${{ github.ref == 'refs/heads/main' && '${part.name}' || format('${part.name}-{0}', github.ref) }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  ${part.name}:
    permissions:
      contents: read
${permissionsOf(part)}
    uses: ./.github/workflows/${part.calls}
${callOf(part)}`;
}
