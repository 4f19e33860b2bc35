import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, LANGUAGE_KEY, languageCookie } from '../../../../domain/site/languageCookie';
import { knownLanguage, LANGUAGES, type Language } from '../../../../domain/text/languages';
import type { Config } from '../../config/config';
import { escapeHtml } from '../../escapeHtml';
import { readCookie } from '../cookies';
import { notFound } from '../problem';
import { acceptedLanguage } from '../requestLanguage';
import { sendProblem } from '../errors';
import { compressedOnce } from './compressedOnce';
import { isKnown, knownTags } from './entityTag';
import { builtClient } from './pageScripts';

type PageConfig = Pick<Config, 'apiUrl' | 'production' | 'reportEmail'>;

/** A page that starts the client, with the URL of its API, so that one build serves every installation. */
function startPage(config: PageConfig, file: string): string {
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

function builtPages(config: PageConfig, clientDir: string): Map<string, string> {
  const folder = join(clientDir, PAGES);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/${file.replace(/\.html$/, '')}`, startPage(config, join(folder, file))]),
  );
}

const LANGUAGES_FOLDER = 'languages';

const SERVICE_WORKER = 'service-worker.js';

/** The client in one language (scripts/prerender.mjs). */
interface Site {
  /** For all paths without a page of their own. */
  page: string;
  pages: Pages;
  /** As built; undefined without one. */
  worker: string | undefined;
}

type Pages = ReadonlyMap<string, string>;

function siteIn(config: PageConfig, folder: string): Site {
  const worker = join(folder, SERVICE_WORKER);
  return {
    page: startPage(config, join(folder, 'index.html')),
    pages: builtPages(config, folder),
    worker: existsSync(worker) ? readFileSync(worker, 'utf8') : undefined,
  };
}

const cookieLanguage = ({ headers }: FastifyRequest) => knownLanguage(readCookie(headers.cookie, LANGUAGE_COOKIE));

/** Of an invitation's link. */
function linkLanguage({ query }: FastifyRequest): Language | undefined {
  const given = (query as Record<string, unknown>)[LANGUAGE_KEY];
  return typeof given === 'string' ? knownLanguage(given) : undefined;
}

/**
 * The language of pages for a browser: that of the account it last showed, or else of the link that it follows, or else
 * the one that it prefers.
 */
const pageLanguage = (request: FastifyRequest): Language =>
  cookieLanguage(request) ?? linkLanguage(request) ?? acceptedLanguage(request);

/** The pages after the one that the link opens are in the same language. */
function keepLinkLanguage(request: FastifyRequest, reply: FastifyReply): void {
  const language = linkLanguage(request);
  if (language && !cookieLanguage(request)) reply.header('set-cookie', languageCookie(language));
}

/**
 * Gives each browser what is in its language, or else in the first. `Vary` isn't sent: caches ask again anyway, and
 * service workers would find no page that they have cached with it.
 */
const byLanguage =
  <Part>(first: Part, others: ReadonlyMap<Language, Part>) =>
  (request: FastifyRequest): Part =>
    others.get(pageLanguage(request)) ?? first;

/** The page names and hashes in the service worker; the server has since modified the pages. */
const REVISION = /(url:"(\/[\w-]+)\.html",revision:")[^"]*/g;

interface ServedWorker {
  worker: string;
  etag: string;
}

function workerFor({ worker: built = '', page, pages }: Site, policy: unknown): ServedWorker {
  const textOf = (path: string) => (path === '/index' ? page : pages.get(path));
  const revisionOf = (path: string) =>
    createHash('sha256')
      .update(JSON.stringify([textOf(path), policy]))
      .digest('hex');
  const worker = built.replace(REVISION, (_all, before: string, path: string) => before + revisionOf(path));
  return { worker, etag: `"${createHash('sha256').update(worker).digest('base64url')}"` };
}

type SiteOf = (request: FastifyRequest) => Site;

/**
 * Serves the service worker, with page revisions that also change with the API or the policy: the browser caches both,
 * and would otherwise keep them until the next build (rule platform.newVersion). Built only once, since every open page
 * requests it repeatedly and a server has a single policy.
 */
function serveServiceWorker(app: FastifyInstance, siteOf: SiteOf): void {
  const served = new Map<Site, Map<unknown, ServedWorker>>();
  app.get(`/${SERVICE_WORKER}`, (request: FastifyRequest, reply) => {
    const policy = reply.getHeader('content-security-policy');
    const site = siteOf(request);
    const ofSite = served.get(site) ?? new Map<unknown, ServedWorker>();
    const { worker, etag } = ofSite.get(policy) ?? workerFor(site, policy);
    served.set(site, ofSite.set(policy, { worker, etag }));
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (isKnown(knownTags(request.headers['if-none-match']), etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(worker);
  });
}

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Serves the built client: hashed files, cached forever, and the start page for every other path. */
export async function serveClient(
  app: FastifyInstance,
  config: Pick<Config, 'apiUrl' | 'production' | 'marketingUrl' | 'reportEmail'>,
  clientDir = builtClient(),
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound()));
  if (!existsSync(join(clientDir, 'index.html'))) return;
  const first = siteIn(config, clientDir);
  const others = new Map(
    LANGUAGES.flatMap((language) => {
      const folder = join(clientDir, LANGUAGES_FOLDER, language);
      // A build may be under way, which writes the other pages first.
      return existsSync(join(folder, 'index.html')) ? [[language, siteIn(config, folder)]] : [];
    }),
  );
  const sendsPage = (textIn: (site: Site) => string): Send => {
    const sends = (site: Site) => compressedOnce(textIn(site));
    const sendOf = byLanguage(sends(first), new Map([...others].map(([language, site]) => [language, sends(site)])));
    return (request, reply) => {
      keepLinkLanguage(request, reply);
      return sendOf(request)(request, reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8'));
    };
  };
  const sendPage = sendsPage(({ page }) => page);
  // Link previews accept anything. So do browsers' requests for subresources, but those name their destination.
  const asksForPage = ({ headers }: FastifyRequest) => {
    const { accept = '*/*', 'sec-fetch-dest': destination } = headers;
    return accept.includes('text/html') || (accept.includes('*/*') && destination === undefined);
  };

  if (first.worker !== undefined) serveServiceWorker(app, byLanguage(first, others));
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', `**/${SERVICE_WORKER}`, '**/*.gz', '**/*.br', '**/*.map'],
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
  for (const path of first.pages.keys()) {
    const send = sendsPage(({ page, pages }) => pages.get(path) ?? page);
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
