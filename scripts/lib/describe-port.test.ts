import { describePort, isStoppingPart } from './describe-port';

const processes = [
  { pid: 30, parent: 20, command: 'node --import tsx/esm /site/host/server/main.ts' },
  { pid: 20, parent: 10, command: 'node --import tsx/esm /site/scripts/serve.ts' },
  { pid: 10, parent: 1, command: 'node scripts/start.mjs' },
  { pid: 40, parent: 1, command: 'nginx: master process' },
];
const read = (pid: number) => processes.find((process) => process.pid === pid);

it('the message about a port names the site whose part holds the port, and how to stop it as a whole', () => {
  expect(describePort(3000, 'PORT', read(30), read)).toBe(
    'Port 3000 is taken by process 30 (node --import tsx/esm /site/host/server/main.ts).\n' +
      'It belongs to a site that is running. Stop that site with `kill 20`, or set PORT to another one.',
  );
});

it('the message about a port names a part whose starter is gone, and any other program', () => {
  const orphan = { pid: 50, parent: 1, command: 'node /site/host/server/main.ts' };
  expect(describePort(3000, 'PORT', orphan, read)).toContain('Stop it with `kill 50`');
  expect(describePort(3000, 'PORT', read(40), read)).toBe(
    'Port 3000 is taken by process 40 (nginx: master process).\n' +
      'Stop it with `kill 40`, or set PORT to another one.',
  );
});

it('the message about a port knows a part that stops because its starter is gone', () => {
  const orphan = { pid: 50, parent: 1, command: 'node --import tsx/esm /site/api/src/main.ts' };
  expect(isStoppingPart(orphan, read)).toBe(true);
  expect(isStoppingPart(read(30), read)).toBe(false);
  expect(isStoppingPart(read(40), read)).toBe(false);
  expect(isStoppingPart(undefined, read)).toBe(false);
});

it('the message about a port says what it knows when the holder cannot be seen', () => {
  expect(describePort(3000, 'PORT', undefined, read)).toBe(
    'Port 3000 is taken. Free it, or set PORT to another one.',
  );
});
