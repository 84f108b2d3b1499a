import { EventEmitter } from 'node:events';
import { keepSite } from './keep-site.mjs';

type Site = EventEmitter & { kill: jest.Mock };

let sites: Site[];
let said: string[];
const exit = jest.fn();
let stop: (signal: NodeJS.Signals) => void;
beforeEach(() => {
  jest.useFakeTimers();
  sites = [];
  said = [];
  exit.mockClear();
  const startOne = () => {
    const site = Object.assign(new EventEmitter(), { kill: jest.fn() });
    sites.push(site);
    return site;
  };
  stop = keepSite({ startOne, exit, say: (line) => said.push(line) });
});
afterEach(() => jest.useRealTimers());

const serve = () => sites.at(-1)?.emit('message', { type: 'ready' });
const end = (code: number | null, signal: NodeJS.Signals | null = null) =>
  sites.at(-1)?.emit('exit', code, signal);

it('`npm start` starts the site again when the process that keeps it was killed, and says so', () => {
  serve();
  end(null, 'SIGKILL');
  expect(sites).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  expect(sites).toHaveLength(2);
  serve();
  expect(said).toEqual([
    'The process that keeps the site was ended by SIGKILL; its parts stop. All is started again in 1 s.',
    'The site serves again.',
  ]);
  expect(exit).not.toHaveBeenCalled();
});

it('`npm start` never gives up, at growing distance, also when it ends before it serves again', () => {
  serve();
  end(null, 'SIGKILL');
  for (let n = 1; n <= 7; n += 1) {
    jest.advanceTimersByTime(30_000);
    expect(sites).toHaveLength(n + 1);
    end(1);
  }
  expect(said.at(-1)).toContain('ended with code 1; its parts stop. All is started again in 30 s.');
  jest.advanceTimersByTime(30_000);
  serve();
  jest.advanceTimersByTime(60_000);
  end(null, 'SIGKILL');
  expect(said.at(-1)).toContain('in 1 s.');
});

it('`npm start` leaves a first start that fails to the person who started it', () => {
  end(3);
  expect(exit).toHaveBeenCalledWith(3);
  jest.advanceTimersByTime(60_000);
  expect(sites).toHaveLength(1);
});

it('`npm start` says what ended a first start that could say nothing itself', () => {
  end(null, 'SIGKILL');
  expect(said).toEqual(['The site was ended by SIGKILL before it served.']);
  expect(exit).toHaveBeenCalledWith(1);
});

it('`npm start` ends with a site that was asked to stop, by whomever', () => {
  serve();
  end(0);
  expect(exit).toHaveBeenCalledWith(0);
  jest.advanceTimersByTime(60_000);
  expect(sites).toHaveLength(1);
});

it('`npm start` passes the wish to stop on, and waits for the end', () => {
  serve();
  stop('SIGTERM');
  expect(sites[0]?.kill).toHaveBeenCalledWith('SIGTERM');
  expect(exit).not.toHaveBeenCalled();
  end(null, 'SIGTERM');
  expect(exit).toHaveBeenCalledWith(1);
});

it('`npm start` stops at once while it waits for the next start', () => {
  serve();
  end(null, 'SIGKILL');
  stop('SIGINT');
  expect(exit).toHaveBeenCalledWith(0);
  jest.advanceTimersByTime(60_000);
  expect(sites).toHaveLength(1);
});
