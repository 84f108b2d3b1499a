import { type RunningServer, runProcess } from '../run-process';
import { StartError } from '../start-error';

/** A server for the tests of `runProcess`: what it does is in `SAMPLE`, what happened on its output. */
const sample = process.env['SAMPLE'];
const say = (word: string) => process.stdout.write(`${word}\n`);
const server: RunningServer = {
  port: 4711,
  log: { info: (_facts, message) => say(message), error: (_facts, message) => say(message) },
  announceStop: () => say('announced'),
  close: async () => {
    if (sample === 'never closes') await new Promise(() => undefined);
    if (sample === 'fails to close') throw new Error('no');
    say('closed');
  },
};

/** Keeps the process alive, as a listening server does. */
setInterval(() => undefined, 60_000);

runProcess({
  start: async () => {
    if (sample === 'cannot start') throw new StartError('SAMPLE must be another one.');
    if (sample === 'fails later')
      setTimeout(() => Promise.reject(new Error('Failed query, params: 0000012345')), 50);
    if (sample === 'starts for ever') await new Promise(() => undefined);
    return server;
  },
  duringStart: 'leave',
});
