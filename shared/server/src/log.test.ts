import fs, { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, standardOutput } from './log';

/** The line that a log has of an error. */
function lineOf(err: Error): string {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  createLogger({ level: 'error', part: 'api', destination }).error({ err }, 'request failed');
  return lines.join('');
}

it('the log has nothing of what a visitor typed from an error of the database, not of a line that looks like a place in the code', () => {
  const typed = 'Please call me\n    at 9876543210 after six';
  const line = lineOf(
    new Error(`Failed query: insert into "enquiry" …\nparams: Asha Rao,${typed}`),
  );
  expect(line).toContain('log.test');
  for (const part of ['Asha', '9876543210']) expect(line).not.toContain(part);
});

it('the log has the code of an error as the database gives it, and not its message, which quotes what was typed', () => {
  const facts = { code: '22P02', routine: 'pg_strtoint32_safe', table: 'enquiry' };
  const quoting = new Error('invalid input syntax for type integer: "Asha Rao"');
  const line = lineOf(Object.assign(quoting, facts));
  expect(line).toContain('"code":"22P02"');
  expect(line).not.toContain('Asha');
});

it('the log has the message and the places of an error of our own', () => {
  const line = lineOf(new Error('the file is gone'));
  expect(line).toContain('"message":"the file is gone"');
  expect(line).toContain('log.test');
});

it('the log has the places of an error whose message is a word of their paths', () => {
  expect(lineOf(new Error('log'))).toContain('log.test');
});

describe('a log whose disk is full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'motorbike-log-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  it('ends nothing, and has its lines when there is room again', async () => {
    const file = join(folder, 'log');
    const fd = openSync(file, 'w');
    const write = jest.spyOn(fs, 'write');
    const failed = new Promise<void>((done) => {
      write.mockImplementationOnce(((...args: unknown[]) => {
        const written = args.at(-1) as (error: Error) => void;
        setImmediate(() => {
          written(full);
          done();
        });
      }) as typeof fs.write);
    });
    const destination = standardOutput(fd);
    const log = createLogger({ level: 'info', part: 'api', destination });
    log.info('first');
    await failed;
    // What ends the process meanwhile does not wait for the disk.
    destination.flushSync();
    log.info('second');
    await new Promise((written) => destination.once('drain', written));
    write.mockRestore();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['first', 'second']);
  });
});
