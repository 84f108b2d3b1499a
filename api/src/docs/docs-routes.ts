import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The OpenAPI page at /api/docs, made from the contract's schemas. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Site API',
        version: '1.0.0',
        description:
          'Products, dealers, enquiries, test rides, dealer applications, orders and payments. Every write takes an Idempotency-Key header: the same key twice gives the first answer and one row.',
      },
      components: {
        securitySchemes: { phoneToken: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
