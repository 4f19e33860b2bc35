/**
 * The operator's command for a person who can't log in any more (rule session.twoFactorLost), run with the server's
 * environment:
 *
 *   node build/server/two-factor.js off <address>     turns two-factor login off; its owner gets an email
 *
 * The server may be running; it sends the mail.
 */
import fastify from 'fastify';
import { makeOperatorAct } from './operatorAct';
import { runOperatorCommand } from './operatorCommand';
import { doTwoFactorCommand } from './session';

void runOperatorCommand(({ database, config, say }) => {
  const { log } = fastify({ logger: true });
  const act = makeOperatorAct({ database, config, log });
  return doTwoFactorCommand(process.argv.slice(2), act, say);
});
