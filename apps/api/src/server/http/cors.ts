import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Allows the web app's development server to call the api from its own origin. In production both share one
 * origin and no other is allowed.
 */
export function registerCors(app: FastifyInstance, frontendOrigin: string): void {
  app.register(cors, {
    origin: (origin, done) => done(null, origin === frontendOrigin),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'if-match', 'share-token'],
    exposedHeaders: ['ETag', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false,
  });
}
