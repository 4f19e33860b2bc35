/**
 * The operator's command for reports about owners (rule reports.queue), run with the server's environment:
 *
 *   node build/server/reports.js                            lists the open ones
 *   node build/server/reports.js ID                         shows one, with what was reported
 *   node build/server/reports.js images ID FOLDER           saves the images kept with one
 *   node build/server/reports.js remove ID 'The reason'     removes what was reported; both people read the reason
 *   node build/server/reports.js dismiss ID 'The reason'    changes nothing; both people read the reason
 *
 * The server may be running.
 */
import fastify from 'fastify';
import { makeOperatorAct } from './operatorAct';
import { runOperatorCommand } from './operatorCommand';
import { doReportsCommand } from './reports';

void runOperatorCommand(({ database, config, say }) => {
  const { log } = fastify({ logger: true });
  const act = makeOperatorAct({ database, config, log });
  return doReportsCommand(process.argv.slice(2), { db: database.db, act, say });
});
