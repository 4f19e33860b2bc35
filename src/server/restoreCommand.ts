/**
 * The operator's command that restores a backup (rule platform.backup) into an empty installation, named by the
 * environment:
 *
 *   node build/server/restore.js <file>
 */
import { doRestoreCommand } from './platform/backup/commands';
import { systemClock } from './platform/clock';
import { reportFailure, say } from './operatorCommand';

void reportFailure(doRestoreCommand(process.argv.slice(2), { env: process.env, now: systemClock.now() }, say));
