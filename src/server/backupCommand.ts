/**
 * The operator's command that writes a backup (rule platform.backup), run with the server's environment, whether or not
 * the server is running:
 *
 *   node build/server/backup.js <file>
 */
import { doBackupCommand } from './platform/backup/commands';
import { runOperatorCommand } from './operatorCommand';
import { systemClock } from './platform/clock';

void runOperatorCommand(({ url, config, say }) =>
  doBackupCommand(process.argv.slice(2), { url, config, env: process.env, now: systemClock.now() }, say),
);
