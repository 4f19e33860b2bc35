/**
 * The operator's command for a person who can't log in any more (rule session.twoFactorLost), run with the server's
 * environment:
 *
 *   node build/server/two-factor.js off <address>     turns two-factor login off; its owner gets an email
 *
 * The server may be running; it sends the mail.
 */
import fastify from 'fastify';
import { makeAct } from './platform/act';
import { systemClock } from './platform/clock';
import { runOperatorCommand } from './operatorCommand';
import { doTwoFactorCommand } from './session';

/** Running servers find new mail and events on their own. */
const wakeNobody = () => {};

void runOperatorCommand(({ database, config, say }) => {
  const { log } = fastify({ logger: true });
  const act = makeAct({ database, clock: systemClock, config, log, onEvents: wakeNobody, onMails: wakeNobody });
  return doTwoFactorCommand(process.argv.slice(2), act, say);
});
