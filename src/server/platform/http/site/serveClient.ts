import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { escapeHtml } from '../../escapeHtml';
import { notFound } from '../problem';
import { sendProblem } from '../errors';
import { compressedOnce } from './compressedOnce';
import { isKnown, knownTags } from './entityTag';
import { builtClient } from './pageScripts';

/** A page that starts the client, with the URL of its API, so that one build serves every installation. */
function startPage(config: Pick<Config, 'apiUrl' | 'production' | 'reportEmail'>, file: string): string {
  const html = readFileSync(file, 'utf8');
  const meta = [
    ['stepwell-api', config.apiUrl ?? ''],
    ['stepwell-environment', config.production ? 'production' : 'development'],
    ['stepwell-report-email', config.reportEmail ?? ''],
  ];
  return meta.reduce(
    (page, [name = '', content = '']) =>
      page.replace(
        new RegExp(`<meta name="${name}"[^>]*>`),
        () => `<meta name="${name}" content="${escapeHtml(content)}">`,
      ),
    html,
  );
}

const PAGES = 'pages';

function builtPages(
  config: Pick<Config, 'apiUrl' | 'production' | 'reportEmail'>,
  clientDir: string,
): Map<string, string> {
  const folder = join(clientDir, PAGES);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/${file.replace(/\.html$/, '')}`, startPage(config, join(folder, file))]),
  );
}

const SERVICE_WORKER = 'service-worker.js';

/** The page names and hashes in the service worker; the server has since modified the pages. */
const REVISION = /(url:"(\/[\w-]+)\.html",revision:")[^"]*/g;

interface ServedWorker {
  worker: string;
  etag: string;
}

type Pages = ReadonlyMap<string, string>;

function workerFor(built: string, pages: Pages, policy: unknown): ServedWorker {
  const revisionOf = (path: string) =>
    createHash('sha256')
      .update(JSON.stringify([pages.get(path), policy]))
      .digest('hex');
  const worker = built.replace(REVISION, (_all, before: string, path: string) => before + revisionOf(path));
  return { worker, etag: `"${createHash('sha256').update(worker).digest('base64url')}"` };
}

/**
 * Serves the service worker, with page revisions that also change with the API or the policy: the browser caches both,
 * and would otherwise keep them until the next build (rule platform.newVersion). Built only once, since every open page
 * requests it repeatedly and a server has a single policy.
 */
function serveServiceWorker(app: FastifyInstance, pages: Pages, clientDir: string): void {
  const path = join(clientDir, SERVICE_WORKER);
  if (!existsSync(path)) return;
  const built = readFileSync(path, 'utf8');
  const served = new Map<unknown, ServedWorker>();
  app.get(`/${SERVICE_WORKER}`, (request: FastifyRequest, reply) => {
    const policy = reply.getHeader('content-security-policy');
    const { worker, etag } = served.get(policy) ?? workerFor(built, pages, policy);
    served.set(policy, { worker, etag });
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (isKnown(knownTags(request.headers['if-none-match']), etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(worker);
  });
}

/** Serves the built client: hashed files, cached forever, and the start page for every other path. */
export async function serveClient(
  app: FastifyInstance,
  config: Pick<Config, 'apiUrl' | 'production' | 'marketingUrl' | 'reportEmail'>,
  clientDir = builtClient(),
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound()));
  if (!existsSync(join(clientDir, 'index.html'))) return;
  const page = startPage(config, join(clientDir, 'index.html'));
  const sendsPage = (html: string) => {
    const send = compressedOnce(html);
    return (request: FastifyRequest, reply: FastifyReply) =>
      send(request, reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8'));
  };
  const sendPage = sendsPage(page);
  // Link previews accept anything. So do browsers' requests for subresources, but those name their destination.
  const asksForPage = ({ headers }: FastifyRequest) => {
    const { accept = '*/*', 'sec-fetch-dest': destination } = headers;
    return accept.includes('text/html') || (accept.includes('*/*') && destination === undefined);
  };

  const pages = builtPages(config, clientDir);
  serveServiceWorker(app, new Map([['/index', page], ...pages]), clientDir);
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/index.html', `${PAGES}/**`, SERVICE_WORKER, '**/*.gz', '**/*.br', '**/*.map'],
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = /\.[0-9a-f]{6,}\.\w+(\.(br|gz))?$/.test(path);
      const isIcon = path.startsWith(join(clientDir, 'icons') + sep);
      const kept = isHashed ? 'public, max-age=31536000, immutable' : isIcon ? 'public, max-age=86400' : 'no-cache';
      response.setHeader('cache-control', kept);
    },
  });
  app.get('/', (request, reply) =>
    config.production && config.marketingUrl ? reply.redirect(config.marketingUrl, 302) : sendPage(request, reply),
  );
  app.get('/index.html', sendPage);
  for (const [path, html] of pages) {
    const send = sendsPage(html);
    app.get(path, (request, reply) => (asksForPage(request) ? send(request, reply) : sendProblem(reply, notFound())));
    app.get(`${path}.html`, send);
  }
  // Registered as a route, since responses of the not-found handler aren't compressed.
  app.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const isPage =
      !/^\/(v1|dev|health)(\/|$)/.test(path) &&
      !path.includes('/.') &&
      !/\.\w{2,5}$/.test(path) &&
      asksForPage(request);
    return isPage ? sendPage(request, reply) : sendProblem(reply, notFound());
  });
}
