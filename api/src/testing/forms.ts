import type { FastifyInstance } from 'fastify';

/** An answer as tests look at it. */
export interface TestAnswer {
  status: number;
  body: Record<string, unknown> & { message?: string; errors?: Record<string, string> };
  headers: Record<string, unknown>;
}

/** Asks for an address. A body that is no JSON object comes back empty. */
export async function get(
  app: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  const response = await app.inject({ method: 'GET', url, headers });
  return { status: response.statusCode, body: parse(response.body), headers: response.headers };
}

/** A file part of {@link post}. */
export interface TestFile {
  field: string;
  name: string;
  content: Buffer;
}

/** Sends fields and at most one file as multipart form data, as the site's client does. */
export async function post(
  app: FastifyInstance,
  url: string,
  fields: Readonly<Record<string, string>>,
  options: {
    key?: string;
    file?: TestFile;
    token?: string;
    address?: string;
    headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<TestAnswer> {
  const boundary = '----test-boundary-7f3a';
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  if (options.file) {
    const { field, name, content } = options.file;
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  const response = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(options.key ? { 'idempotency-key': options.key } : {}),
      ...options.headers,
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    remoteAddress: options.address ?? '127.0.0.1',
    payload: Buffer.concat(parts),
  });
  return { status: response.statusCode, body: parse(response.body), headers: response.headers };
}

function parse(body: string): TestAnswer['body'] {
  try {
    return JSON.parse(body) as TestAnswer['body'];
  } catch {
    return {};
  }
}

/** What stands at a path of a body. */
export function at(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, name) => (node as Record<string, unknown> | undefined)?.[name],
    body,
  );
}
