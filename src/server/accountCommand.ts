/**
 * The operator's command for an abused account (rule session.disabledAccount), run with the server's environment:
 *
 *   node build/server/account.js disable <address>    ends its sessions; it can't log in, and gets no email
 *   node build/server/account.js enable <address>     undoes that
 *
 * The server may be running.
 */
import fastify from 'fastify';
import { makeAct } from './platform/act';
import { systemClock } from './platform/clock';
import { runOperatorCommand } from './operatorCommand';
import { doAccountCommand } from './session';

/** Running servers find new mail and events on their own. */
const wakeNobody = () => {};

void runOperatorCommand(({ database, config, say }) => {
  const { log } = fastify({ logger: true });
  const act = makeAct({ database, clock: systemClock, config, log, onEvents: wakeNobody, onMails: wakeNobody });
  return doAccountCommand(process.argv.slice(2), act, say);
});
