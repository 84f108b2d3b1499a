import { createServer, type Server } from 'node:net';
import { isBlockedPort } from './blocked-port';
import { StartError } from './start-error';

/** Where a server listens. */
export interface Place {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Name of the setting that holds the port, for messages. */
  setting: string;
}

/** What of a Fastify app is needed here. */
interface Listener {
  listen(place: { host: string; port: number }): Promise<unknown>;
  server: Pick<Server, 'address'>;
}

function portError({ host, port, setting }: Place, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is already in use. Free it, or set ${setting} to another one.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`No permission to use port ${port}. Set ${setting} to one above 1023.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}

async function refuseBlocked({ port, setting }: Place): Promise<void> {
  if (!(await isBlockedPort(port))) return;
  throw new StartError(
    `No browser opens addresses with port ${port}: it is kept for another protocol. Set ${setting} to another one.`,
  );
}

/** Says early that a port is taken, or that no browser would open it, before anything else is started. @throws StartError */
export async function checkPort(place: Place): Promise<void> {
  const { host, port } = place;
  if (port === 0) return;
  await refuseBlocked(place);
  await new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(portError(place, error)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()));
  });
}

/** Listens; gives the port. @throws StartError for what the operator can mend */
export async function listen(app: Listener, place: Place): Promise<number> {
  const { host, port } = place;
  if (port !== 0) await refuseBlocked(place);
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw portError(place, error);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
