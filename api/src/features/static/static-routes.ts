import fastifyStatic from '@fastify/static';
import { isNamedByContent } from '@site/contract';
import { hasAlready } from '@site/server';
import type { FastifyInstance } from 'fastify';
import type { ReadyAnswer } from '../../platform/answers/answer-cache';
import { HttpError } from '../../platform/http/http-error';

/** Texts change with a deployment; documents, films and icons keep their names when they change, so not for ever. */
const JSON_CACHE = 'public, max-age=60, stale-while-revalidate=600';
const FILE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
/** A picture is named by its content (`gt-hero@3fa9c1-480.avif`): another one has another address. */
const NAMED_CACHE = 'public, max-age=31536000, immutable';

/** Serves /static: JSON files from memory, everything else from the built content folder. */
export function serveStatic(
  app: FastifyInstance,
  contentDist: string,
  files: ReadonlyMap<string, ReadyAnswer>,
): void {
  app.get<{ Params: { name: string } }>(
    '/static/json/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = files.get(`/static/json/${request.params.name}`);
      if (!file) throw new HttpError(404, 'Not found.');
      reply.headers({ etag: file.etag, 'cache-control': JSON_CACHE });
      if (hasAlready(request, file.etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(file.body);
    },
  );
  app.register(fastifyStatic, {
    root: contentDist,
    prefix: '/static/',
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', isNamedByContent(path) ? NAMED_CACHE : FILE_CACHE);
    },
  });
}
