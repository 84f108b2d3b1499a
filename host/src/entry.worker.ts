import { parentPort, workerData } from 'node:worker_threads';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import { setRuntimeConfig } from '@site/shell';
import { loadPage } from './federation/page-modules';
import './federation/provided';
import { setFaultReporter } from './federation/report-fault';
import { answerQuestions } from './worker/answer-questions';
import { describeError } from './worker/describe-error';
import { loadContainersFromDisk } from './worker/disk-loader';
import { createContentFollower } from './worker/kept-answers';
import type { FromWorker, ToWorker, WorkerSetup } from './worker/messages';
import { listPublicPaths } from './worker/public-paths';
import { readReleasedContent } from './worker/released-content';
import { createRenderer } from './worker/render-page';
import { standBack } from './worker/stand-back';
import { nameVisitor } from './worker/visitor';

const port = parentPort;
if (!port) throw new Error('The render worker runs in a worker thread');
const send = (message: FromWorker) => port.postMessage(message);

const { snapshot, serverEntries, config, contentDir, dataLimitMs } = workerData as WorkerSetup;
setRuntimeConfig(config);
const network = nameVisitor(config.apiOrigin, fetch);
globalThis.fetch = contentDir
  ? readReleasedContent(contentDir, config.apiOrigin, network)
  : network;
setFaultReporter((report) => send({ type: 'fault', ...report }));
// A remote's forgotten promise is a line in the log, as in a browser, and not the end of every page.
process.on('unhandledRejection', (reason) =>
  send({ type: 'stray', message: describeError(reason) }),
);
loadContainersFromDisk();
registerRemotes(
  Object.entries(serverEntries).map(([name, entry]) => ({ name, entry, type: 'commonjs-module' })),
);

/** Loads every page once, so that the first visitor does not wait, and says which remotes cannot. */
async function warm(): Promise<void> {
  for (const remote of snapshot.remotes) {
    if (!(remote.name in serverEntries)) continue;
    send({ type: 'warming', remote: remote.name });
    try {
      await Promise.all(remote.routes.map((route) => loadPage(remote, route.path)));
    } catch (error) {
      send({ type: 'broken', remote: remote.name, message: describeError(error) });
    }
  }
}

const answer = answerQuestions({
  send,
  render: createRenderer(snapshot, dataLimitMs),
  followContent: createContentFollower(),
  listPublicPaths: () => listPublicPaths(snapshot),
});
port.on('message', (message: ToWorker) => answer(message));
warm().then(() => {
  // Not before: a start must not wait for a busy machine.
  standBack();
  send({ type: 'ready' });
});
