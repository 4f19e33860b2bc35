import fastify, { type FastifyInstance } from 'fastify';
import {
  countUploads,
  forms,
  handlers,
  hooks,
  housekeeping,
  jobs,
  mailTemplates,
  queues,
  subjects,
  limitNames,
} from './areas';
import { channelPeople, eventWithoutPeople } from './chat';
import { makeAct } from './platform/act';
import { backupJob } from './platform/backup/schedule';
import type { AppContext, Deps } from './platform/context';
import { makeStreamHub, type StreamHub } from './platform/events/hub';
import { bindOperations } from './platform/http/bind';
import { answerClientError } from './platform/http/site/clientErrors';
import { warnOfProxy } from './platform/http/limits/proxyWarning';
import { answerDate } from './platform/http/answerDate';
import { secureBrowsers } from './platform/http/site/securityHeaders';
import { serveClient } from './platform/http/site/serveClient';
import { toProblem, handleErrors, sendProblem } from './platform/http/errors';
import { registerHealth } from './platform/http/health';
import { serveContract, serveReference } from './platform/http/site/reference';
import { answerRequestId, makeRequestIds, REQUEST_ID_HEADER } from './platform/http/requestId';
import { makeMinuteCounts } from './platform/http/limits/minuteCounts';
import { timeLimits } from './platform/http/limits/timeLimits';
import { trustedProxies } from './platform/http/limits/trustedProxies';
import { limitBodies } from './platform/http/limits/bodyLimits';
import { acceptUploads } from './platform/http/uploads';
import { normalizeTexts, refuseNul, serializeByContract, validateByContract } from './platform/http/validation';
import { housekeepingJob } from './platform/jobs/housekeeping';
import type { JobRun } from './platform/jobs/job';
import { makeJobQueue, type JobQueue } from './platform/jobs/queue';
import { makeMailDelivery } from './platform/mail/delivery';
import { mailJobs } from './platform/mail/jobs';
import { registerMailbox } from './platform/mail/mailbox';
import { mailQueue } from './platform/mail/queues';
import { makeMetrics, UNKNOWN_LABEL } from './platform/metrics/metrics';
import { addMetrics } from './platform/metrics/addMetrics';
import { makeOrderedIds } from './platform/orderedIds';
import { makeSnapshotRenderer, type SnapshotOutcome } from './platform/http/snapshots/snapshotRenderer';
import { makePrinter } from './platform/pdf/printer';
import { makeAuthorize } from './session/authorize';
import { makeActivity, type Activity } from './session/login/activity';
import { sessionIsAlive } from './session/login/sessions';
import { uncappedMails } from './uncappedMails';

const BODY_LIMIT_BYTES = 256 * 1024;

export interface App {
  http: FastifyInstance;
  context: AppContext;
  activity: Activity;
  /**
   * Ends streams with a retry hint, lets requests finish, and saves activity not yet written. The database stays
   * open.
   */
  close: () => Promise<void>;
}

function makeServer({ logger, config, timeLimits: limits }: Deps): FastifyInstance {
  const trustsHop = trustedProxies(config.trustProxy);
  return fastify({
    logger,
    genReqId: makeRequestIds((address) => trustsHop(address, 0)),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy ? trustsHop : false,
    forceCloseConnections: 'idle',
    ...timeLimits(limits),
    schemaController: { compilersFactory: { buildSerializer: serializeByContract } },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    return503OnClosing: true,
    clientErrorHandler: answerClientError,
    // Requests that the router rejects never reach the error handler.
    frameworkErrors: (error, { id }, reply) => void sendProblem(reply.header(REQUEST_ID_HEADER, id), toProblem(error)),
  });
}

type Base = Deps & Pick<AppContext, 'log'>;

const names = { queues: queues.map(({ name }) => name), mailTemplates: Object.keys(mailTemplates), limits: limitNames };

export const makeAppStreamHub = (base: Base, heartbeat?: number): StreamHub =>
  makeStreamHub({ ...base, channelPeople, sessionIsAlive, withoutPeople: eventWithoutPeople }, heartbeat);

/**
 * A job's context: its log lines, and the jobs it creates, carry the id of the original request. An act may name the
 * person for whom the job acts.
 */
const contextOfJob = (context: AppContext, { log, requestId }: JobRun): AppContext => ({
  ...context,
  log,
  act: (work, origin) => context.act(work, { requestId, ...origin }),
});

export function makeAppJobQueue(base: Base & Pick<AppContext, 'metrics'>, contextOf: () => AppContext): JobQueue {
  const { database, log, config, metrics } = base;
  const backups = config.scheduledBackups ? [backupJob(config.scheduledBackups)] : [];
  const mail = makeMailDelivery({
    ...base,
    templates: mailTemplates,
    onEnd: (template, outcome) =>
      metrics.mails.inc({ template: Object.hasOwn(mailTemplates, template) ? template : UNKNOWN_LABEL, outcome }),
  });
  return makeJobQueue({
    pool: database.pool,
    log,
    jobs: [...mailJobs(mail), ...jobs, housekeepingJob(housekeeping), ...backups],
    contextOf: (run) => contextOfJob(contextOf(), run),
    onStopped: mail.close,
    onEnd: (queue, outcome, seconds) => {
      metrics.jobs.inc({ queue, outcome });
      metrics.jobSeconds.observe({ queue }, seconds);
    },
  });
}

export async function buildApp(deps: Deps): Promise<App> {
  const http = makeServer(deps);
  const { database, config } = deps;
  const base = { ...deps, log: http.log, metrics: makeMetrics(names) };
  const activity = makeActivity(database, deps.clock, http.log);
  const hub = makeAppStreamHub(base);
  const jobQueue = makeAppJobQueue(base, () => context);
  const act = makeAct({
    ...base,
    hooks,
    onEvents: hub.wake,
    onMails: () => jobQueue.wake(mailQueue),
    onJobs: (queue) => jobQueue.wake(queue),
    uncappedMails,
    onWithheld: (templates) => {
      for (const template of templates) base.metrics.mails.inc({ template, outcome: 'withheld' });
    },
  });
  const printer = makePrinter(deps.printLimits);
  const count = (outcome: SnapshotOutcome) => base.metrics.snapshots.inc({ outcome });
  const snapshotRenderer = makeSnapshotRenderer(http.log, { count });
  const context: AppContext = {
    ...base,
    hub,
    jobs: jobQueue,
    act,
    hooks,
    printer,
    snapshotRenderer,
    minuteCounts: makeMinuteCounts(deps.clock),
    newOrderedId: makeOrderedIds(),
  };

  deps.checkResponses?.(http);
  answerRequestId(http);
  answerDate(http, context.clock);
  addMetrics(http, context, names);
  handleErrors(http);
  validateByContract(http);
  normalizeTexts(http);
  refuseNul(http);
  limitBodies(http);
  await acceptUploads(http);
  await secureBrowsers(http, config);
  warnOfProxy(http, config);
  registerHealth(http, context);
  await bindOperations(
    http,
    {
      handlers,
      forms,
      countUploads,
      ...makeAuthorize(context, subjects, activity),
      // A program's request says nothing about the person it acts for.
      onCall: ({ userId, key }, { membershipId }) => (key ? undefined : activity.touch(userId, membershipId)),
    },
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
      await Promise.all([printer.close(), snapshotRenderer.close()]);
      await activity.stop();
    },
  };
}
