/**
 * The operator's command for BUSINESS_APPROVAL=manual (rule businesses.approval), run with the server's environment:
 *
 *   node build/server/approve-business.js             lists the businesses waiting for approval
 *   node build/server/approve-business.js <id>        approves one; its owner gets an email
 *
 * The server may be running; it sends the mail.
 */
import fastify from 'fastify';
import { validate as isUuid } from 'uuid';
import { approveBusiness, businessesAwaitingApproval } from './businesses';
import type { Config } from './platform/config/config';
import type { Database } from './platform/database/client';
import { makeOperatorAct } from './operatorAct';
import { runOperatorCommand } from './operatorCommand';
import { StartupProblem } from './platform/config/startupProblem';

type Say = (line: string) => void;

async function list(database: Database, say: Say): Promise<void> {
  const waiting = await businessesAwaitingApproval(database.db);
  for (const { id, name, ownerEmail, createdAt } of waiting) {
    say(`${id}  ${createdAt.toISOString()}  ${name} (${ownerEmail})`);
  }
  if (waiting.length === 0) say('No businesses are waiting for approval.');
}

async function approve(database: Database, config: Config, id: string, say: Say): Promise<void> {
  const act = makeOperatorAct({ database, config, log: fastify({ logger: true }).log });
  const name = isUuid(id) ? await act((open) => approveBusiness(open, id)) : undefined;
  if (name === undefined) throw new StartupProblem(`No business with the ID ${id} is waiting for approval.`);
  say(`${name} has been approved.`);
}

void runOperatorCommand(({ database, config, say }) => {
  const id = process.argv[2];
  return id === undefined ? list(database, say) : approve(database, config, id, say);
});
