import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { productVersion } from '../config/packageRoot';
import { SNAPSHOT_OUTCOMES } from '../http/snapshots/snapshotRenderer';
import type { JobOutcome } from '../jobs/job';
import type { MailOutcome } from '../mail/delivery';

/** The known names; every label is one of these, so that the number of series is limited. */
export interface KnownNames {
  queues: readonly string[];
  mailTemplates: readonly string[];
  limits: readonly string[];
}

/** The events that this process counts as they happen. The metrics are listed in docs/operating.md. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'operation' | 'method' | 'status'>;
  refusals: Counter<'limit'>;
  jobSeconds: Histogram<'queue'>;
  jobs: Counter<'queue' | 'outcome'>;
  mails: Counter<'template' | 'outcome'>;
  snapshots: Counter<'outcome'>;
}

export const UNKNOWN_LABEL = 'unknown';

const JOB_OUTCOMES: readonly JobOutcome[] = ['done', 'failed', 'put_off'];
const MAIL_OUTCOMES: readonly MailOutcome[] = ['sent', 'failed', 'withdrawn', 'withheld'];

/**
 * Buckets in seconds, from an indexed read to a request that people give up on. There are few, since each bucket adds
 * a series per operation.
 */
const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 300];

/**
 * The metrics of one app, in their own registry. Counts of known names start at 0, so that the first event is an
 * increase.
 */
export function makeMetrics({ queues, mailTemplates, limits }: KnownNames): Metrics {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'stepwell_build_info',
    help: 'Always 1: what runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: productVersion(), node: process.version }, 1);
  const jobs = new Counter({
    name: 'stepwell_jobs_total',
    help: 'Tries to do a job, by how they ended.',
    labelNames: ['queue', 'outcome'] as const,
    registers,
  });
  for (const queue of queues) for (const outcome of JOB_OUTCOMES) jobs.inc({ queue, outcome }, 0);
  const mails = new Counter({
    name: 'stepwell_mails_total',
    help: 'Emails that are over, by how they ended.',
    labelNames: ['template', 'outcome'] as const,
    registers,
  });
  for (const template of mailTemplates) for (const outcome of MAIL_OUTCOMES) mails.inc({ template, outcome }, 0);
  const snapshots = new Counter({
    name: 'stepwell_snapshots_total',
    help: 'Snapshots requested from the server, by outcome.',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of SNAPSHOT_OUTCOMES) snapshots.inc({ outcome }, 0);
  const refusals = new Counter({
    name: 'stepwell_limit_refusals_total',
    help: 'Requests refused because somebody had come to a limit.',
    labelNames: ['limit'] as const,
    registers,
  });
  for (const limit of limits) refusals.inc({ limit }, 0);
  return {
    registry,
    jobs,
    mails,
    snapshots,
    refusals,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by operation of the contract.',
      labelNames: ['operation', 'method', 'status'] as const,
      buckets: REQUEST_SECONDS,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'stepwell_job_duration_seconds',
      help: 'How long tries to do a job took.',
      labelNames: ['queue'] as const,
      buckets: JOB_SECONDS,
      registers,
    }),
  };
}
