import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Database, Tx } from './database/client';
import { isPassingConflict } from './database/sqlState';
import { writeEvents, type Audience, type Publication, type StreamPayload } from './events/log';
import type { Mail } from './mail/mail';
import { enqueueMails } from './mail/outbox';

/** Who does an act. */
export interface Actor {
  /** Absent for who is signed out. */
  userId: string | undefined;
  /** The network address that the request came from. */
  address: string;
}

/** Where an act comes from. */
export interface Origin {
  by?: Actor;
  /** Of the request that it is a part or a consequence of, for the log. */
  requestId?: string | undefined;
  /** Throws the problem that refuses who asks for it, should they have lost the right meanwhile. Absent where all may. */
  confirm?: ((tx: Tx) => Promise<void>) | undefined;
}

/**
 * One act of a person: a transaction, the instant it happens at, what it works with, and what the world learns once it
 * is committed. Events and mails are collected and written with one statement each just before the commit.
 */
export interface Act {
  tx: Tx;
  now: Date;
  /** Who asks for it; absent for what the product does by itself. */
  by?: Actor | undefined;
  /** Of the request that it is a part or a consequence of: its jobs carry it on (rule platform.requestId). */
  requestId?: string | undefined;
  config: Config;
  /** The address of one of the product's pages, for mails: `path` starts with a slash. */
  url: (path: string) => string;
  /** An event for the message stream. */
  publish: (audience: Audience, payload: StreamPayload) => void;
  mail: <Data>(mail: Mail<Data>) => void;
  /**
   * Asks again whether who does it still may, as was asked at its start (rule platform.rightsInTime). Whoever locks a
   * membership calls it, since rights that are being lost meanwhile are lost under that lock. Only the first call asks.
   */
  confirm: () => Promise<void>;
  /** Runs in the transaction once the act's own work is done: what follows from how things stand then. */
  beforeCommit: (work: () => Promise<void>) => void;
}

/**
 * Does `work` in one transaction, then wakes whoever delivers what it published and mailed. Acts that got in each
 * other's way are done again, so `work` changes nothing outside of its act.
 */
export type RunAct = <T>(work: (act: Act) => Promise<T>, origin?: Origin) => Promise<T>;

interface ActDeps {
  database: Pick<Database, 'db'>;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  /** Called after a commit that published something. */
  onEvents: () => void;
  /** Called after a commit that mailed something. */
  onMails: () => void;
  /** Templates of which any number may be sent to one person within a day; none unless given. */
  uncappedMails?: ReadonlySet<string>;
  /** Called after a commit that would have mailed more than somebody is to get, with the template of each mail. */
  onWithheld?: (templates: string[]) => void;
}

/** Makes `context.act`. What it writes for delivery is delivered only after the commit: nothing rolled back goes out. */
export function makeAct(deps: ActDeps): RunAct {
  const { database, clock, config, log, onEvents, onMails, uncappedMails, onWithheld } = deps;
  const url = (path: string) => config.publicUrl + path;

  async function once<T>(work: (act: Act) => Promise<T>, { by, requestId, confirm = () => Promise.resolve() }: Origin) {
    const publications: Publication[] = [];
    const mails: Mail<unknown>[] = [];
    const consequences: (() => Promise<void>)[] = [];
    let withheld: string[] = [];
    const result = await database.db.transaction(async (tx) => {
      let confirmed: Promise<void> | undefined;
      const act: Act = {
        tx,
        now: clock.now(),
        by,
        requestId,
        config,
        url,
        publish: (audience, payload) => void publications.push({ audience, payload }),
        mail: (mail) => void mails.push(mail as Mail<unknown>),
        confirm: () => (confirmed ??= confirm(tx)),
        beforeCommit: (consequence) => void consequences.push(consequence),
      };
      await confirm(tx);
      const value = await work(act);
      for (const consequence of consequences) await consequence();
      await writeEvents(tx, publications, act.now);
      withheld = await enqueueMails(act, mails, { now: act.now, uncapped: uncappedMails });
      return value;
    });
    return { result, publications, mails, withheld };
  }

  /** Once more when another act was in the way: it is over by now. Whoever fails twice is told to try again. */
  async function onceOrTwice<T>(work: (act: Act) => Promise<T>, origin: Origin) {
    try {
      return await once(work, origin);
    } catch (error) {
      if (!isPassingConflict(error)) throw error;
      log.warn({ err: error, reqId: origin.requestId }, 'transaction retried');
      return once(work, origin);
    }
  }

  return async (work, origin = {}) => {
    const { result, publications, mails, withheld } = await onceOrTwice(work, origin);
    if (publications.length > 0) onEvents();
    if (mails.length > 0) onMails();
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
