import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from '../errors';
import { serveClient } from './serveClient';

const HASHED = 'main.0123abcd.js';

let folder: string;
let app: FastifyInstance;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stepwell-client-'));
  writeFileSync(path.join(folder, 'index.html'), '<meta name="stepwell-api" content=""><title>Start</title>');
  writeFileSync(path.join(folder, HASHED), 'run();');
  writeFileSync(path.join(folder, 'manifest.json'), '{}');
  mkdirSync(path.join(folder, 'icons'));
  writeFileSync(path.join(folder, 'icons/icon.svg'), '<svg/>');
  app = fastify();
  handleErrors(app);
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const serve = (config: Partial<Parameters<typeof serveClient>[1]> = {}) =>
  serveClient(
    app,
    { production: true, apiUrl: undefined, marketingUrl: undefined, reportEmail: undefined, ...config },
    folder,
  );

const visit = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });

it.each(['/', '/index.html', '/login', '/pods?p=1', '/verify?email=anna@example.com', '/members?s=.html&m=1'])(
  'a page’s path gets the start page, whatever the query: %s',
  async (url) => {
    await serve();
    const answer = await visit(url);
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-cache' } });
    expect(answer.body).toContain('<title>Start</title>');
  },
);

it('pages say where people without an account report something, if there is an address', async () => {
  writeFileSync(path.join(folder, 'index.html'), '<meta name="stepwell-report-email" content="">');
  await serve({ reportEmail: 'reports@example.com' });
  expect((await visit('/login')).body).toBe('<meta name="stepwell-report-email" content="reports@example.com">');
});

it('a prerendered page is sent as built, with the URL of the API', async () => {
  mkdirSync(path.join(folder, 'pages/sign-up'), { recursive: true });
  writeFileSync(path.join(folder, 'pages/login.html'), '<meta name="stepwell-api" content=""><h1>Log in</h1>');
  writeFileSync(path.join(folder, 'pages/sign-up/business.html'), '<h1>Register</h1>');
  await serve({ apiUrl: 'https://api.example.com' });
  const { body } = await visit('/login?return=%2Fpods');
  expect(body).toContain('<meta name="stepwell-api" content="https://api.example.com"><h1>Log in</h1>');
  expect((await visit('/sign-up/business')).body).toContain('<h1>Register</h1>');
  expect((await visit('/pods')).body).toContain('<title>Start</title>');
  expect((await visit('/pages/login.html')).statusCode).toBe(404);
  expect((await app.inject({ url: '/login', headers: { accept: 'application/json' } })).statusCode).toBe(404);
});

it.each([
  '/v1',
  '/v1?x=1',
  '/v1/nothing',
  '/dev/nothing',
  '/health?x',
  '/gone.js',
  '/gone.js?v=/login',
  '/index.map',
  '/.git/config',
])('a path that is not a page gets 404: %s', async (url) => {
  await serve();
  expect(await visit(url)).toMatchObject({
    statusCode: 404,
    headers: { 'content-type': expect.stringContaining('application/problem+json') },
  });
});

it.each(['/', '/login', '/journey?m=1'])(
  'a page is sent compressed, with or without a file of its own: %s',
  async (url) => {
    mkdirSync(path.join(folder, 'pages'));
    writeFileSync(path.join(folder, 'pages/login.html'), '<h1>Log in</h1>');
    await app.register(compress, { threshold: 1 });
    await serve();
    const { headers } = await app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
  },
);

describe('with another language', () => {
  const inGerman = () => path.join(folder, 'languages/de');
  beforeEach(() => {
    mkdirSync(path.join(folder, 'pages'));
    mkdirSync(path.join(inGerman(), 'pages'), { recursive: true });
    writeFileSync(path.join(folder, 'pages/login.html'), '<h1>Log in</h1>');
    writeFileSync(path.join(folder, 'service-worker.js'), 'english();');
    writeFileSync(path.join(inGerman(), 'index.html'), '<title>Anfang</title>');
    writeFileSync(path.join(inGerman(), 'pages/login.html'), '<h1>Anmelden</h1>');
    writeFileSync(path.join(inGerman(), 'service-worker.js'), 'german();');
    writeFileSync(path.join(inGerman(), 'manifest.webmanifest'), '{"lang":"de"}');
  });

  const ask = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers: { accept: 'text/html', ...headers } })).body;

  it.each([
    [{}, 'english();', 'Log in', 'Start'],
    [{ 'accept-language': 'de-CH,en;q=0.5' }, 'german();', 'Anmelden', 'Anfang'],
    [{ 'accept-language': 'en', cookie: 'a=b; language=de' }, 'german();', 'Anmelden', 'Anfang'],
    [{ 'accept-language': 'de', cookie: 'language=en' }, 'english();', 'Log in', 'Start'],
    [{ 'accept-language': 'de', cookie: 'language=../../etc' }, 'german();', 'Anmelden', 'Anfang'],
    [{ cookie: 'language=fr' }, 'english();', 'Log in', 'Start'],
  ])('pages and service worker are in the language of the cookie, or else the browser’s: %p', async (...row) => {
    const [headers, worker, login, start] = row;
    await serve();
    expect(await ask('/service-worker.js', headers)).toBe(worker);
    expect(await ask('/login', headers)).toContain(login);
    expect(await ask('/pod?p=1', headers)).toContain(start);
  });

  it.each([
    ['/login?lang=de', {}, 'Anmelden', /^language=de; /],
    ['/login?invite=a&lang=de', { 'accept-language': 'en' }, 'Anmelden', /^language=de; /],
    ['/pod?lang=de', {}, 'Anfang', /^language=de; /],
    ['/login?lang=de', { cookie: 'language=en' }, 'Log in', undefined],
    ['/login?lang=xx', {}, 'Log in', undefined],
    ['/login?lang=de&lang=fr', {}, 'Log in', undefined],
  ])('the link %s opens a page in its language, unless the browser has one: %p', async (url, headers, text, cookie) => {
    await serve();
    const page = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
    expect(page.body).toContain(text);
    if (cookie) expect(page.headers['set-cookie']).toMatch(cookie);
    else expect(page.headers).not.toHaveProperty('set-cookie');
  });

  it('a page has no Vary, by which a service worker would find no page in its cache', async () => {
    await serve();
    expect((await visit('/login')).headers).not.toHaveProperty('vary');
    expect((await visit('/login')).headers['cache-control']).toBe('no-cache');
  });

  it('a language that is still being built is left out', async () => {
    rmSync(path.join(inGerman(), 'index.html'));
    await serve();
    expect(await ask('/login', { 'accept-language': 'de' })).toContain('Log in');
  });

  it('other files are the same for everybody, and no page has a second address', async () => {
    await serve();
    expect((await visit('/languages/de/manifest.webmanifest')).body).toContain('de');
    for (const url of ['/languages/de/index.html', '/languages/de/service-worker.js', '/languages/de/pages/login.html'])
      expect((await visit(url)).statusCode).toBe(404);
  });
});

it('a page is sent only to clients that ask for one', async () => {
  await serve();
  expect((await app.inject({ url: '/login', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/login', method: 'POST', headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

it.each([undefined, '*/*', 'text/html', 'image/*,*/*;q=0.5'])(
  'a link preview gets the page, and a HEAD request gets the same without a body: Accept %s',
  async (accept) => {
    mkdirSync(path.join(folder, 'pages'));
    writeFileSync(path.join(folder, 'pages/login.html'), '<h1>Log in</h1>');
    await serve();
    const headers = accept === undefined ? {} : { accept };
    for (const url of [
      '/',
      '/login',
      '/pod?p=1',
      '/j/0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90',
      `/${HASHED}`,
      '/manifest.json',
    ]) {
      const [got, asked] = [await app.inject({ url, headers }), await app.inject({ method: 'HEAD', url, headers })];
      expect([url, got.statusCode, asked.statusCode]).toEqual([url, 200, 200]);
      expect(asked.body).toBe('');
      for (const name of ['content-type', 'content-length', 'cache-control', 'etag']) {
        expect(asked.headers[name]).toEqual(got.headers[name]);
      }
    }
    expect((await app.inject({ method: 'HEAD', url: '/gone.js', headers })).statusCode).toBe(404);
  },
);

it('a browser request for a script, image or API call never gets a page', async () => {
  await serve();
  for (const destination of ['script', 'image', 'empty']) {
    const headers = { accept: '*/*', 'sec-fetch-dest': destination };
    expect((await app.inject({ url: '/nothing', headers })).statusCode).toBe(404);
  }
});

it('a file with a hash in its name is cached forever, an icon for a day, and any other file is revalidated', async () => {
  await serve();
  expect((await visit(`/${HASHED}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await visit('/icons/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  expect((await visit('/manifest.json')).headers['cache-control']).toBe('no-cache');
});

it('the start page contains the URL of its API, and no value in it becomes markup', async () => {
  await serve({ apiUrl: `https://api.test/"'><script>&` });
  expect((await visit('/')).body).toContain(
    '<meta name="stepwell-api" content="https://api.test/&quot;&#39;&gt;&lt;script&gt;&amp;">',
  );
});

it('the page revision in the service worker changes only with the API or the policy', async () => {
  const worker = 'keep([{url:"/a.js",revision:"1"},{url:"/index.html",revision:"1"},{url:"/pods.html",revision:"1"}]);';
  writeFileSync(path.join(folder, 'service-worker.js'), worker);
  const served = async (apiUrl: string, policy: string) => {
    const one = fastify();
    one.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy));
    await serveClient(one, { production: true, apiUrl, marketingUrl: undefined, reportEmail: undefined }, folder);
    const answer = await one.inject('/service-worker.js');
    const again = await one.inject({
      url: '/service-worker.js',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    await one.close();
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-cache' } });
    expect(answer.headers['content-type']).toContain('text/javascript');
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    return answer.body;
  };
  const first = await served('https://a.test', 'self');
  const hashes = [...first.matchAll(/"([0-9a-f]{64})"/g)].map(([, hash]) => hash);
  expect(first).toBe(
    `keep([{url:"/a.js",revision:"1"},{url:"/index.html",revision:"${hashes[0]}"},{url:"/pods.html",revision:"${hashes[1]}"}]);`,
  );
  expect(hashes[0]).not.toBe(hashes[1]);
  expect(await served('https://a.test', 'self')).toBe(first);
  const others = [await served('https://b.test', 'self'), await served('https://a.test', 'none')];
  expect(new Set([first, ...others]).size).toBe(3);
});

it('production redirects / to the marketing site, if there is one', async () => {
  await serve({ marketingUrl: 'https://www.stepwell.test' });
  expect(await visit('/')).toMatchObject({ statusCode: 302, headers: { location: 'https://www.stepwell.test' } });
});

it('a server without a built client returns 404', async () => {
  rmSync(path.join(folder, 'index.html'));
  await serve();
  expect((await visit('/login')).statusCode).toBe(404);
});
