import { createLogger } from './log';

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

it('the log has the message and the places of an error of our own', () => {
  const line = lineOf(new Error('the file is gone'));
  expect(line).toContain('"message":"the file is gone"');
  expect(line).toContain('log.test');
});

it('the log has the places of an error whose message is a word of their paths', () => {
  expect(lineOf(new Error('log'))).toContain('log.test');
});
