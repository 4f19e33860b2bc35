import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../../config/config';
import { pageScripts } from './pageScripts';

const COMPRESS_FROM_BYTES = 2048;

/**
 * The sources that browsers may load, and the origins that may call (rule platform.browserSecurity). Mantine uses
 * inline styles.
 */
export async function secureBrowsers(app: FastifyInstance, config: Config): Promise<void> {
  const api = config.apiUrl ? [config.apiUrl] : [];
  const isSecure = config.publicUrl.startsWith('https:');
  // Doesn't use @fastify/helmet, which would build the policy again for each request.
  const writeHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...pageScripts()],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...api],
        connectSrc: ["'self'", ...api],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 15_552_000 } : false,
  });
  app.addHook('onRequest', (request, reply, done) =>
    writeHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  await app.register(cors, {
    origin: config.corsOrigins.length > 0 ? config.corsOrigins : false,
    exposedHeaders: ['authorization', 'date', 'retry-after', 'link', 'x-total-count', 'x-request-id'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'cache-control',
      'last-event-id',
      'x-xsrf-token',
      'idempotency-key',
    ],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
  });
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] });
}
