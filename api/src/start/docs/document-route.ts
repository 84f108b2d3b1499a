import type { SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const MULTIPART = 'multipart/form-data';

type JsonSchema = Record<string, unknown>;

/** A file beside the text fields, as OpenAPI 3.1 writes it. */
const withFile = (body: JsonSchema, fileField: string): JsonSchema => ({
  ...body,
  properties: {
    ...(body['properties'] as JsonSchema),
    [fileField]: {
      type: 'string',
      format: 'binary',
      contentMediaType: 'application/octet-stream',
      description: 'The proof of a completed ride: pdf, jpeg, png, webp, heif or heic, below 5 MB',
    },
  },
});

/**
 * A route as the OpenAPI page shows it: its body in each format that it takes, with the examples in
 * the place where the standard has them, and with the file in the one format that can carry it.
 */
export const documentRoute: SwaggerTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(
    document as Parameters<typeof jsonSchemaTransform>[0],
  );
  const { body, consumes, examples, ...rest } = (schema ?? {}) as JsonSchema;
  if (!body || !Array.isArray(consumes)) return { schema: schema as JsonSchema, url };
  const { fileField } = document.route.config ?? {};
  const content = Object.fromEntries(
    consumes.map((type: string) => {
      const fields = body as JsonSchema;
      const shown = fileField && type === MULTIPART ? withFile(fields, fileField) : { ...fields };
      // The plugin's name for what becomes the media type's `examples`.
      return [type, { schema: { ...shown, 'x-examples': examples } }];
    }),
  );
  return { schema: { ...rest, body: { content } }, url };
};
