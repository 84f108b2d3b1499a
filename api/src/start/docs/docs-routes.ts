import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  createOrder,
  ORDER_REFERENCE_HEADER,
  ORDER_TRACKING_HEADER,
  verifyOtp,
} from '@site/contract';
import type { FastifyInstance } from 'fastify';
import { documentRoute } from './document-route';

/** The OpenAPI page at /api/docs, made from the contract's schemas. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Site API',
        version: '1.0.0',
        description:
          'Products, dealers, enquiries, test rides, dealer applications, orders and payments. Every write takes an Idempotency-Key header.',
      },
      components: {
        securitySchemes: {
          phoneToken: {
            type: 'http',
            scheme: 'bearer',
            description: `The token of a verified phone, from ${verifyOtp.path}`,
          },
          orderReference: {
            type: 'apiKey',
            in: 'header',
            name: ORDER_REFERENCE_HEADER,
            description: `The reference of an order, from ${createOrder.path}`,
          },
          orderTrackingId: {
            type: 'apiKey',
            in: 'header',
            name: ORDER_TRACKING_HEADER,
            description: "The tracking id of an order, beside the token of the order's phone",
          },
        },
      },
    },
    transform: documentRoute,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
