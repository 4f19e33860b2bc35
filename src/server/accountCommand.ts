/**
 * The operator's command for an abused account (rule session.disabledAccount), run with the server's environment:
 *
 *   node build/server/account.js disable <address>    ends its sessions; it can't log in, and gets no email
 *   node build/server/account.js enable <address>     undoes that
 *
 * The server may be running.
 */
import fastify from 'fastify';
import { makeOperatorAct } from './operatorAct';
import { runOperatorCommand } from './operatorCommand';
import { doAccountCommand } from './session';

void runOperatorCommand(({ database, config, say }) => {
  const { log } = fastify({ logger: true });
  const act = makeOperatorAct({ database, config, log });
  return doAccountCommand(process.argv.slice(2), act, say);
});
