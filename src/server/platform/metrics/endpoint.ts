import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { keyedHash } from '../crypto';
import { notFound, Problem } from '../http/problem';
import { refusals } from '../http/refusals';
import type { Scrape } from './scrape';

const refusal = () => new Problem(401, 'unauthorized', refusals.metricsToken, [], { 'www-authenticate': 'Bearer' });

interface Watched {
  config: Pick<Config, 'metricsToken' | 'encryptionKey'>;
  scrape: Scrape;
  contentType: string;
}

/**
 * `/metrics` in Prometheus's format, for callers with the token METRICS_TOKEN; 404 if none is set (rule
 * platform.metrics).
 */
export function serveMetrics(app: FastifyInstance, { config, scrape, contentType }: Watched): void {
  // Compares hashes of equal length in constant time.
  const digest = (text: string) => Buffer.from(keyedHash(config.encryptionKey, 'metrics', text));
  app.get('/metrics', { logLevel: 'warn', config: { isProbe: true } }, async ({ headers }, reply) => {
    if (config.metricsToken === undefined) throw notFound();
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(digest(given), digest(config.metricsToken))) throw refusal();
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await scrape());
  });
}
