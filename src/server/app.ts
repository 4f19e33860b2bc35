import fastify, { type FastifyInstance } from 'fastify';
import { makeAct } from './platform/act';
import type { Config } from './platform/config/config';
import type { AppContext, Deps } from './platform/context';
import { makeStreamHub } from './platform/events/hub';
import { bindOperations } from './platform/http/bind';
import { registerHealth } from './platform/http/health';
import { handleErrors } from './platform/http/errors';
import { secureBrowsers } from './platform/http/browser';
import { serveClient } from './platform/http/client';
import { serveContract, serveReference } from './platform/http/reference';
import { acceptUploads } from './platform/http/uploads';
import { refuseNul, validateByContract } from './platform/http/validation';
import { makeJobQueue } from './platform/jobs/queue';
import { registerMailbox } from './platform/mail/mailbox';
import { makeActivity } from './session/activity';

/** How much JSON a request may carry; uploads state their own limit. */
const BODY_LIMIT_BYTES = 256 * 1024;

export interface App {
  http: FastifyInstance;
  context: AppContext;
  /** Ends streams with a retry, lets requests finish, writes what is still noted. The database stays open. */
  close: () => Promise<void>;
}

/** A number says how many proxies stand in front. */
const trusted = (given: Config['trustProxy']) =>
  typeof given === 'number' ? (_address: string, hop: number) => hop < given : given;

/** The whole server, from its dependencies: what `main` listens with and tests inject into. */
export async function buildApp(deps: Deps): Promise<App> {
  const http = fastify({
    logger: deps.logger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trusted(deps.config.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    return503OnClosing: true,
  });
  const base = { ...deps, log: http.log, activity: makeActivity(deps.database, deps.clock, http.log) };
  const hub = makeStreamHub(base);
  const jobs = makeJobQueue(base, () => context);
  const context: AppContext = { ...base, hub, jobs, act: makeAct({ ...base, hub, jobs }) };

  deps.observe?.(http);
  handleErrors(http);
  validateByContract(http);
  refuseNul(http);
  await acceptUploads(http);
  await secureBrowsers(http, deps.config);
  registerHealth(http, context);
  await bindOperations(http, context);
  serveContract(http);
  if (deps.config.showReference) await serveReference(http);
  if (deps.config.showMailbox) registerMailbox(http, context);
  await serveClient(http, deps.config);
  await http.ready();

  return {
    http,
    context,
    close: async () => {
      await hub.close();
      await Promise.all([jobs.stop(), http.close()]);
      await context.activity.stop();
    },
  };
}
