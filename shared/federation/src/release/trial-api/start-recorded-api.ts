import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { type RecordingFiles, readRecording } from './recording';

/** A server on the loopback interface that answers as an API did when it was recorded. */
export interface RecordedApi {
  origin: string;
  stop: () => Promise<void>;
}

const NOT_HERE = { status: 404, message: 'This call is not in the recording.' };

/**
 * Starts an API that has what was recorded, and the files of the content. Each other call, each write among
 * them, is answered with 404: a page that is only looked at sends nothing.
 * @throws Error for a file that is no recording
 */
export async function startRecordedApi(files: RecordingFiles): Promise<RecordedApi> {
  const recorded = await readRecording(files);
  const app = fastify({ forceCloseConnections: true });
  app.setNotFoundHandler((request, reply) => {
    const [address = ''] = request.url.split('?');
    const answer = request.method === 'GET' ? recorded.get(address) : undefined;
    return answer === undefined ? reply.code(404).send(NOT_HERE) : reply.send(answer);
  });
  app.register(fastifyStatic, { root: files.content, prefix: '/static/', wildcard: true });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => app.close() };
}
