import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import { DEFAULT_APP } from '@site/contract/endpoints';
import { setRuntimeConfig } from '@site/shell';
import './federation/provided';
import { setFaultReporter } from './federation/report-fault';
import { loadContainersFromDisk } from './worker/disk-loader';
import { trialPathsOf } from './worker/public-paths';
import { createRenderer } from './worker/render-page';
import { chosenAddresses, tryPages, unknownAddress } from './worker/try-pages';

/**
 * Renders each page of a built remote once, beside the host's own singletons and an API that has nothing:
 * what a page needs it must do without. Then, where `GATE_API_ORIGIN` names an API with data, the addresses
 * that each page lists, with that data; those alone where `GATE_DATA_ONLY` is set. The release command starts this as a process of its own:
 * `node gate.cjs <name> <server entry> <paths as JSON>`. Each line of its output that begins with `{` is
 * JSON: `{page}` before a page is tried, `{problems, addresses}` at the end, with the addresses that were
 * tried with data.
 */

/** A loader that takes longer, in ms, is taken for one that never ends. */
const DATA_LIMIT_MS = 4_000;

/** An API that answers at once, and has nothing. */
async function startEmptyApi(): Promise<string> {
  const server = createServer((_request, response) =>
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"status":404,"message":"not here"}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const say = (line: object): boolean => process.stdout.write(`\n${JSON.stringify(line)}\n`);

/** The runtime of a page whose API answers at an origin. */
const useApi = (apiOrigin: string): void =>
  setRuntimeConfig({ siteOrigin: 'http://localhost', apiOrigin, app: DEFAULT_APP, trackingId: '' });

async function main(name: string, entry: string, paths: readonly string[]): Promise<void> {
  useApi(await startEmptyApi());
  loadContainersFromDisk();
  registerRemotes([{ name, entry, type: 'commonjs-module' }]);
  const faults: string[] = [];
  setFaultReporter(({ message }) => faults.push(message));
  const routes = paths.map((path) => ({ path, preload: [] }));
  const remote = { name, version: 'unreleased', entry, routes, slots: [] };
  const snapshot = { id: 'gate', remotes: [remote] };
  const trial = {
    snapshot,
    render: createRenderer(snapshot, DATA_LIMIT_MS),
    takeFaults: () => faults.splice(0),
    onPage: (page: string) => say({ page }),
  };
  const problems = process.env['GATE_DATA_ONLY']
    ? []
    : await tryPages({ ...trial, addressesOf: async (path) => unknownAddress(path) });
  const api = process.env['GATE_API_ORIGIN'];
  const addresses: string[] = [];
  if (api && problems.length === 0) {
    useApi(api);
    const addressesOf = async (path: string) => {
      const chosen = chosenAddresses(await trialPathsOf(remote, path));
      addresses.push(...chosen.map(({ address }) => address));
      return chosen;
    };
    problems.push(...(await tryPages({ ...trial, addressesOf })));
  }
  say({ problems, addresses });
}

const [name = '', entry = '', paths = '[]'] = process.argv.slice(2);
main(name, entry, JSON.parse(paths) as string[]).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
