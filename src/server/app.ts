import fastify, { type FastifyInstance } from 'fastify';
import { forms, handlers, housekeeping, jobs, mailTemplates, subjects } from './areas';
import { channelPeople } from './chat';
import { makeAct } from './platform/act';
import { backupJob } from './platform/backup/schedule';
import type { Config } from './platform/config/config';
import type { AppContext, Deps } from './platform/context';
import { makeStreamHub, type StreamHub } from './platform/events/hub';
import { bindOperations } from './platform/http/bind';
import { answerClientError } from './platform/http/clientErrors';
import { warnOfProxy } from './platform/http/proxyWarning';
import { secureBrowsers } from './platform/http/securityHeaders';
import { serveClient } from './platform/http/serveClient';
import { asProblem, handleErrors, sendProblem } from './platform/http/errors';
import { registerHealth } from './platform/http/health';
import { serveContract, serveReference } from './platform/http/reference';
import { timeLimits } from './platform/http/timeLimits';
import { acceptUploads } from './platform/http/uploads';
import { receiveWellFormed, refuseNul, validateByContract } from './platform/http/validation';
import { housekeepingJob } from './platform/jobs/housekeeping';
import { makeJobQueue, type JobQueue } from './platform/jobs/queue';
import { makeMailDelivery } from './platform/mail/delivery';
import { mailJobs } from './platform/mail/jobs';
import { registerMailbox } from './platform/mail/mailbox';
import { mailQueue } from './platform/mail/queues';
import { makeAuthorize } from './session/authorize';
import { makeActivity, type Activity } from './session/activity';
import { sessionIsAlive } from './session/sessions';

/** How much JSON a request may carry; uploads state their own limit. */
const BODY_LIMIT_BYTES = 256 * 1024;

export interface App {
  http: FastifyInstance;
  context: AppContext;
  activity: Activity;
  /** Ends streams with a retry, lets requests finish, writes what is still noted. The database stays open. */
  close: () => Promise<void>;
}

/** A number says how many proxies stand in front. */
const trusted = (given: Config['trustProxy']) =>
  typeof given === 'number' ? (_address: string, hop: number) => hop < given : (given ?? false);

const makeServer = ({ logger, config, timeLimits: limits }: Deps): FastifyInstance =>
  fastify({
    logger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trusted(config.trustProxy),
    forceCloseConnections: 'idle',
    ...timeLimits(limits),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    return503OnClosing: true,
    clientErrorHandler: answerClientError,
    // What the router refuses never comes to the error handler.
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, asProblem(error)),
  });

type Base = Deps & Pick<AppContext, 'log'>;

/** The streams of this process. `heartbeat`: see `makeStreamHub`. */
export const makeAppStreamHub = (base: Base, heartbeat?: number): StreamHub =>
  makeStreamHub({ ...base, channelPeople, sessionIsAlive }, heartbeat);

/** Every job of the product. */
export function makeAppJobQueue(base: Base, contextOf: () => AppContext): JobQueue {
  const { database, log, config } = base;
  const backups = config.scheduledBackups ? [backupJob(config.scheduledBackups)] : [];
  const mail = makeMailDelivery({ ...base, templates: mailTemplates });
  return makeJobQueue({
    pool: database.pool,
    log,
    jobs: [...mailJobs(mail), ...jobs, housekeepingJob(housekeeping), ...backups],
    contextOf,
    onStopped: mail.close,
  });
}

/** The whole server, from its dependencies: what `main` listens with and tests inject into. */
export async function buildApp(deps: Deps): Promise<App> {
  const http = makeServer(deps);
  const { database, config } = deps;
  const base = { ...deps, log: http.log };
  const activity = makeActivity(database, deps.clock, http.log);
  const hub = makeAppStreamHub(base);
  const jobQueue = makeAppJobQueue(base, () => context);
  const act = makeAct({ ...base, onEvents: hub.wake, onMails: () => jobQueue.wake(mailQueue) });
  const context: AppContext = { ...base, hub, jobs: jobQueue, act };

  deps.observe?.(http);
  handleErrors(http);
  validateByContract(http);
  receiveWellFormed(http);
  refuseNul(http);
  await acceptUploads(http);
  await secureBrowsers(http, config);
  warnOfProxy(http, config);
  registerHealth(http, context);
  const authorize = makeAuthorize(context, subjects);
  await bindOperations(
    http,
    { handlers, forms, authorize, onCall: ({ userId }, { membershipId }) => activity.touch(userId, membershipId) },
    context,
  );
  serveContract(http);
  if (config.showReference) await serveReference(http);
  if (config.showMailbox) registerMailbox(http, database);
  await serveClient(http, config);
  await http.ready();

  return {
    http,
    context,
    activity,
    close: async () => {
      await hub.close();
      await Promise.all([jobQueue.stop(), http.close()]);
      await activity.stop();
    },
  };
}
