import { buildApp } from 'fauxqs';

/**
 * An S3-compatible server for tests, as a process of its own: `node s3-server.mjs <port>` (0: any). It says
 * its port by `process.send`. The server is the package fauxqs, in its last line for Node 20, which knows the
 * conditions of reads and not yet those of writes: those are added here, as Amazon describes them.
 */
const app = buildApp({ logger: false });

/** One conditional write after the other: between looking and writing nobody else may write. */
let last = Promise.resolve();
const ends = new WeakMap();

/** Why a write must not be; undefined when it may. */
function refusalOf({ etag, ifNoneMatch, ifMatch }) {
  if (ifNoneMatch === '*' && etag !== undefined) return [412, 'PreconditionFailed'];
  if (ifMatch !== undefined && etag === undefined) return [404, 'NoSuchKey'];
  if (ifMatch !== undefined && ifMatch !== etag) return [412, 'PreconditionFailed'];
  return undefined;
}

app.addHook('preHandler', async (request, reply) => {
  const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = request.headers;
  if (request.method !== 'PUT' || (ifNoneMatch === undefined && ifMatch === undefined)) return;
  const before = last;
  last = new Promise((resolve) => ends.set(request, resolve));
  await before;
  const head = await app.inject({ method: 'HEAD', url: request.url.split('?')[0] });
  const etag = head.statusCode === 200 ? head.headers.etag : undefined;
  const refusal = refusalOf({ etag, ifNoneMatch, ifMatch });
  if (!refusal) return;
  const [status, code] = refusal;
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  await reply.code(status).type('application/xml').send(text);
});
app.addHook('onResponse', async (request) => ends.get(request)?.());

await app.listen({ port: Number(process.argv[2] ?? 0), host: '127.0.0.1' });
process.send({ port: app.server.address().port });
process.once('disconnect', () => process.exit(0));
