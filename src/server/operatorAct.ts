import type { FastifyBaseLogger } from 'fastify';
import { hooks } from './areas';
import { makeAct, type RunAct } from './platform/act';
import { systemClock, type Clock } from './platform/clock';
import type { Config } from './platform/config/config';
import type { Database } from './platform/database/client';

interface OperatorActDeps {
  database: Pick<Database, 'db'>;
  config: Config;
  log: FastifyBaseLogger;
  clock?: Clock;
}

const ignoreWake = () => {};

/** Runs acts outside a serving process. Running servers find new mail and events automatically. */
export const makeOperatorAct = ({ clock = systemClock, ...deps }: OperatorActDeps): RunAct =>
  makeAct({ ...deps, clock, hooks, onEvents: ignoreWake, onMails: ignoreWake });
