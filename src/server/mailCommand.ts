/**
 * The operator's command for emails that were given up (rule platform.mail), run with the server's environment:
 *
 *   node build/server/mail.js failed            lists them
 *   node build/server/mail.js retry <id>        puts one back into the queue
 *   node build/server/mail.js retry all         puts all back
 *
 * The server may be running; it sends the emails.
 */
import { doMailCommand } from './platform/mail/mailCommand';
import { runOperatorCommand } from './operatorCommand';

void runOperatorCommand(({ database, say }) => doMailCommand(process.argv.slice(2), database, say));
