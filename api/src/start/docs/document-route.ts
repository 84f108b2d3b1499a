import type { SwaggerTransform } from '@fastify/swagger';
import { TEST_RIDE_FILE_FIELD } from '@site/contract';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const MULTIPART = 'multipart/form-data';

type JsonSchema = Record<string, unknown>;

/** A file beside the text fields, as OpenAPI 3.1 writes it. */
const withFile = (body: JsonSchema): JsonSchema => ({
  ...body,
  properties: {
    ...(body['properties'] as JsonSchema),
    [TEST_RIDE_FILE_FIELD]: {
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
  const { takesFile = false } = document.route.config ?? {};
  const content = Object.fromEntries(
    consumes.map((type: string) => {
      const fields = body as JsonSchema;
      const shown = takesFile && type === MULTIPART ? withFile(fields) : { ...fields };
      // The plugin's name for what becomes the media type's `examples`.
      return [type, { schema: { ...shown, 'x-examples': examples } }];
    }),
  );
  return { schema: { ...rest, body: { content } }, url };
};
