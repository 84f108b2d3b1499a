import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../../platform/start-error';

function portError(host: string, port: number, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} on ${host} is already in use. Set API_PORT to a free one.`);
  }
  if (code === 'EACCES') {
    return new StartError(`No permission to use port ${port}. Set API_PORT to one above 1023.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}

/** Says early that a port is taken, before a database is started. Port 0 is always free. */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(portError(host, port, error)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()));
  });
}

/** Listens; gives the port (chosen by the system for 0). @throws StartError */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw portError(host, port, error);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
