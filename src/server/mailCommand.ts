/**
 * The operator's command for abandoned emails (rule platform.mail), run with the server's environment:
 *
 *   node build/server/mail.js failed lists them
 *   node build/server/mail.js retry <id> returns one to the queue
 *   node build/server/mail.js retry all returns all of them
 *
 * The server may be running; it sends the emails.
 */
import { doMailCommand } from './platform/mail/mailCommand';
import { runOperatorCommand } from './operatorCommand';

void runOperatorCommand(({ database, say }) => doMailCommand(process.argv.slice(2), database, say));
