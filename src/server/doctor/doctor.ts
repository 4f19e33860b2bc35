import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { DEMO_IN_PRODUCTION, hasDemoPasswords } from '../demo/demoPasswords';
import { systemClock } from '../platform/clock';
import { checkEnvironment, type CheckedEnvironment } from '../platform/config/config';
import { findEncryptionKey } from '../platform/config/secrets';
import { databaseProblem, StartupProblem } from '../platform/config/startupProblem';
import type { Environment } from '../platform/config/variables';
import { openDatabase, type Database } from '../platform/database/client';
import { embeddedFolders, startConfiguredDatabase } from '../platform/database/configured';
import { checkBacklog } from './backlog';
import { checkBackups } from './backups';
import { checkClock, judgeDatabase, readDatabaseSettings } from './databaseSettings';
import { checkFreeSpace, reportDatabaseSize } from './disk';
import { fault, good, errorReason, warning, type Finding } from './finding';
import { checkHosts, checkReplica } from './hosts';
import { checkKeys } from './keys';
import { checkMail } from './mail';
import { checkMigrations } from './migrations';
import { checkZones } from './zones';

type Found = Finding | Finding[];

interface Wanted {
  mailTo?: string;
  say: (finding: Finding) => void;
}

/**
 * Examines a whole installation, from its settings to its backlog, and reports any problems and what to do about them
 * (rule platform.doctor). Changes nothing, except that it sends a test email if asked to. Returns true if there are
 * no faults.
 */
export async function examineInstallation(env: Environment, { mailTo, say }: Wanted): Promise<boolean> {
  let isSound = true;
  const look = async (what: string, check: () => Found | Promise<Found>): Promise<void> => {
    const found = await Promise.resolve()
      .then(check)
      .catch((error: unknown) =>
        // A StartupProblem is already a complete sentence.
        fault(
          error instanceof StartupProblem ? error.message : `${what} couldn’t be looked at: ${errorReason(error)}.`,
        ),
      );
    for (const finding of [found].flat()) {
      isSound &&= finding.level !== 'fault';
      say(finding);
    }
  };

  const checked = checkEnvironment(env);
  await look('The configuration', () => judgeConfiguration(checked));
  // The fallbacks of invalid settings would point to a different database and a different mail server.
  if (checked.problems.length > 0) return false;
  const { settings } = checked;
  await look('Mail', () => checkMail(settings, mailTo));
  await look('The disk', () => checkFreeSpace([settings.dataDir, ...existingFolders(settings)]));
  const { scheduledBackups } = settings;
  if (scheduledBackups) await look('Backups', () => checkBackups(scheduledBackups, systemClock.now()));
  await look('The database', () => checkDatabase(checked, look));
  return isSound;
}

function judgeConfiguration({ settings, problems, installation }: CheckedEnvironment): Finding[] {
  const found = [...problems, ...installation.refusals].map(fault).concat(installation.warnings.map(warning));
  const what = settings.production ? 'production' : 'development';
  return found.length > 0 ? found : [good(`The settings are complete, for ${what} at ${settings.publicUrl}.`)];
}

type Settings = CheckedEnvironment['settings'];

const existingFolders = (settings: Settings): string[] =>
  settings.databaseUrl === undefined ? embeddedFolders(settings).filter(existsSync) : [];

type Look = (what: string, check: () => Found | Promise<Found>) => Promise<void>;

async function checkDatabase(checked: CheckedEnvironment, look: Look): Promise<Found> {
  const { settings } = checked;
  const isElsewhere = settings.databaseUrl !== undefined;
  if (!isElsewhere && existingFolders(settings).length === 0) {
    return fault(
      `There’s no database in ${settings.dataDir} yet. Start Stepwell first, or set DATA_DIR to where it is.`,
    );
  }
  const { url, stop } = await startConfiguredDatabase(settings, () => {});
  const database = openDatabase({ url, readUrl: settings.databaseReadUrl, max: 1 });
  try {
    if (isElsewhere) await look('The hosts', () => checkHosts(url));
    await database.db.execute(sql`select`).catch(({ cause }: { cause: Error }) => {
      throw databaseProblem(cause);
    });
    await examineDatabase(checked, database, look);
    return [];
  } finally {
    await database.close();
    await stop();
  }
}

async function examineDatabase({ settings, given }: CheckedEnvironment, database: Database, look: Look): Promise<void> {
  await look('The database', async () => judgeDatabase(await readDatabaseSettings(database)));
  await look('The replica', () => checkReplica(database));
  await look('Its size', () => reportDatabaseSize(database, settings.databaseUrl !== undefined));
  await look('The clock', () => checkClock(database, systemClock));
  let isCurrent = false;
  await look('The migrations', async () => {
    const finding = await checkMigrations(database);
    isCurrent = finding.level === 'good';
    return finding;
  });
  // The other checks read tables that might be missing or different.
  if (!isCurrent) return;
  await look('Time zones', () => checkZones({ database, now: systemClock.now() }));
  await look('The keys', () => checkKeys(database, findEncryptionKey(settings.dataDir, given)));
  if (settings.production) {
    await look('The demo', async () => ((await hasDemoPasswords(database)) ? fault(DEMO_IN_PRODUCTION) : []));
  }
  await look('What waits', () => checkBacklog(database));
}
