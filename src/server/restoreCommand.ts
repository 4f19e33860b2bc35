/**
 * The operator's command that restores a backup (rule platform.backup) into the empty place that the environment names:
 *
 *   node build/server/restore.js <file>
 */
import { doRestoreCommand } from './platform/backup/commands';
import { systemClock } from './platform/clock';
import { endWithSentence, say } from './operatorCommand';

void endWithSentence(doRestoreCommand(process.argv.slice(2), { env: process.env, now: systemClock.now() }, say));
