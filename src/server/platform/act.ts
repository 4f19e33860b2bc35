import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../domain/text/languages';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Database, Tx } from './database/client';
import { isTransientConflict } from './database/sqlState';
import { writeEvents, type Audience, type Publication, type StreamPayload } from './events/log';
import type { Hooks } from './hooks';
import type { Queue } from './jobs/job';
import type { Mail } from './mail/mail';
import { enqueueMails } from './mail/outbox';

export interface Actor {
  userId: string | undefined;
  address: string;
  /** Of the API key by which they act. */
  keyName?: string | undefined;
}

export interface Origin {
  by?: Actor;
  requestId?: string | undefined;
  /** Of whoever asked; absent for the product's own acts. */
  language?: Language | undefined;
  /** Throws a problem if the caller has lost the right since the request started. Absent if everyone is allowed. */
  confirm?: ((tx: Tx) => Promise<void>) | undefined;
}

/**
 * A transaction with its time and dependencies. It collects events and mails, and writes each with one statement just
 * before the commit.
 */
export interface Act {
  tx: Tx;
  now: Date;
  /** The caller; absent for the product's own acts. */
  by?: Actor | undefined;
  /** Id of the request that caused the act, passed on to its jobs (rule platform.requestId). */
  requestId?: string | undefined;
  /** The language of whoever asked: of mails to addresses without an account (rule platform.language). */
  language?: Language | undefined;
  config: Config;
  hooks: Hooks;
  url: (path: string) => string;
  publish: (audience: Audience, payload: StreamPayload) => void;
  mail: <Data>(mail: Mail<Data>) => void;
  /** Has the jobs that this act creates in a queue run at once after the commit, rather than at the next poll. */
  wake: (queue: Queue<never>) => void;
  /**
   * Checks the caller's permission again, as at the start of the request (rule platform.rightsInTime). Call it after
   * locking a membership, since rights are removed under that lock. Only the first call checks.
   */
  confirm: () => Promise<void>;
  /** Runs in the transaction after the act's own work, for consequences of the final state. */
  beforeCommit: (work: () => Promise<void>) => void;
}

/**
 * Runs `work` in one transaction, then wakes the delivery of its events and mails. Conflicting acts are retried, so
 * `work` must change nothing outside its act.
 */
export type RunAct = <T>(work: (act: Act) => Promise<T>, origin?: Origin) => Promise<T>;

const RETRY_AFTER_MS = 50;

interface ActDeps {
  database: Pick<Database, 'db'>;
  clock: Clock;
  config: Config;
  hooks: Hooks;
  log: FastifyBaseLogger;
  onEvents: () => void;
  onMails: () => void;
  onJobs?: (queue: Queue<never>) => void;
  /** Templates without a daily limit per person; none by default. */
  uncappedMails?: ReadonlySet<string>;
  onWithheld?: (templates: string[]) => void;
}

/** Builds `context.act`. Delivery starts only after the commit, so nothing rolled back is sent. */
export function makeAct(deps: ActDeps): RunAct {
  const { database, clock, config, hooks, log, onEvents, onMails, onJobs, uncappedMails, onWithheld } = deps;
  const url = (path: string) => config.publicUrl + path;

  async function once<T>(
    work: (act: Act) => Promise<T>,
    { by, requestId, language, confirm = () => Promise.resolve() }: Origin,
  ) {
    const publications: Publication[] = [];
    const mails: Mail<unknown>[] = [];
    const queues = new Set<Queue<never>>();
    const consequences: (() => Promise<void>)[] = [];
    let withheld: string[] = [];
    const result = await database.db.transaction(async (tx) => {
      let confirmed: Promise<void> | undefined;
      const act: Act = {
        tx,
        now: clock.now(),
        by,
        requestId,
        language,
        config,
        hooks,
        url,
        publish: (audience, payload) => void publications.push({ audience, payload }),
        mail: (mail) => void mails.push(mail as Mail<unknown>),
        wake: (queue) => void queues.add(queue),
        confirm: () => (confirmed ??= confirm(tx)),
        beforeCommit: (consequence) => void consequences.push(consequence),
      };
      await confirm(tx);
      const value = await work(act);
      for (const consequence of consequences) await consequence();
      await writeEvents(tx, publications, act.now);
      withheld = await enqueueMails(act, mails, { now: act.now, language, uncapped: uncappedMails });
      return value;
    });
    return { result, publications, mails, queues, withheld };
  }

  /**
   * Retries once after a conflict, when the other act has had time to go on: at once, the retry could take again what the
   * other waits for. A second failure asks the caller to try again.
   */
  async function onceOrTwice<T>(work: (act: Act) => Promise<T>, origin: Origin) {
    try {
      return await once(work, origin);
    } catch (error) {
      if (!isTransientConflict(error)) throw error;
      log.warn({ err: error, reqId: origin.requestId }, 'transaction retried');
      await sleep(RETRY_AFTER_MS);
      return once(work, origin);
    }
  }

  return async (work, origin = {}) => {
    const { result, publications, mails, queues, withheld } = await onceOrTwice(work, origin);
    if (publications.length > 0) onEvents();
    if (mails.length > 0) onMails();
    if (onJobs) queues.forEach((queue) => onJobs(queue));
    if (withheld.length > 0) {
      log.warn(
        { templates: withheld, reqId: origin.requestId },
        'mails withheld: too many of a kind to one person in a day',
      );
      onWithheld?.(withheld);
    }
    return result;
  };
}
