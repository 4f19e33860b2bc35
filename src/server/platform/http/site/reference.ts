import type { StaticDocumentSpec } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import contract from '../../../../contract/contract.gen.json';
import { compressedOnce } from './compressedOnce';
import { entityTag, isKnown, knownTags } from './entityTag';

const TITLE = 'Stepwell API';

/** The policy of the reference page, which may load more than other pages: Swagger UI's icons are data URLs. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export function serveContract(http: FastifyInstance): void {
  const text = JSON.stringify(contract);
  const etag = entityTag(text);
  const send = compressedOnce(text);
  http.get('/v1/openapi.json', (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (isKnown(knownTags(request.headers['if-none-match']), etag))
      return reply.code(304).header('vary', 'accept-encoding').send();
    return send(request, reply.type('application/json; charset=utf-8'));
  });
}

const isNotInstalled = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /MODULE_NOT_FOUND$/.test(String(error.code)) &&
  /'@fastify\/swagger(-ui)?'/.test(error.message);

/** The page's packages; undefined if development dependencies aren't installed. */
const loadPackages = () =>
  Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]).catch((error: unknown) => {
    if (isNotInstalled(error)) return undefined;
    throw error;
  });

/**
 * A page at /dev/api to read and try the contract, served entirely by this server; there is no page if its packages,
 * which are development dependencies, aren't installed. Uses the files of Fastify's Swagger UI package, since
 * `swagger-ui-dist` reports each installation to a third party.
 */
export async function serveReference(http: FastifyInstance): Promise<void> {
  const packages = await loadPackages();
  if (!packages) return;
  const [{ default: swagger }, { default: swaggerUi }] = packages;
  await http.register(swagger, {
    mode: 'static',
    specification: { document: contract as unknown as StaticDocumentSpec['document'] },
  });
  await http.register(swaggerUi, {
    routePrefix: '/dev/api',
    theme: { title: TITLE },
    staticCSP: POLICY,
    uiConfig: {
      docExpansion: 'none',
      filter: true,
      layout: 'BaseLayout',
      displayOperationId: true,
      showExtensions: true,
    },
  });
}
