import type { StaticDocumentSpec } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import contract from '../../../contract/contract.gen.json';

const TITLE = 'Stepwell API';

/** What the page of the reference may do beyond the rules of every page: Swagger UI's icons are data addresses. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The contract as it is, for whoever makes a client from it. */
export function serveContract(http: FastifyInstance): void {
  const text = JSON.stringify(contract);
  http.get('/v1/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text),
  );
}

/**
 * A page at /dev/api to read and try the contract, all of it from this server. It is loaded here only, because production has no
 * use for it. Fastify's package of Swagger UI is taken for its files: `swagger-ui-dist` reports each installation to a third party.
 */
export async function serveReference(http: FastifyInstance): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
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
