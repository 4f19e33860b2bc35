import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, type App } from '../../../app';
import { addressOf, onDatabase } from '../../../testing/database/databaseServer';
import { noOidc, noWebhooks, noZoom, recordPush } from '../../../testing/fakes';
import { checkResponses } from '../../../testing/checkResponses';
import { systemClock } from '../../clock';
import { readConfig } from '../../config/config';
import type { Environment } from '../../config/variables';
import { openDatabase } from '../../database/client';
import { doBackupCommand, doRestoreCommand } from '../commands';

export function useInstallations() {
  const server = process.env.TEST_SERVER_URL as string;
  let folder: string;
  let names: string[];
  let apps: App[];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stepwell-backup-'));
    // PostgreSQL may run as another user, who must be able to reach its own folder inside this one.
    chmodSync(folder, 0o755);
    names = [];
    apps = [];
  });
  afterEach(async () => {
    for (const app of apps) await app.close().then(app.context.database.close);
    for (const name of names) await onDatabase(server, (client) => client.query(`drop database ${name}`));
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    inFolder: (...parts: string[]) => path.join(folder, ...parts),
    emptyDatabase: async (): Promise<string> => {
      const name = `${process.env.TEST_TEMPLATE}_${randomBytes(4).toString('hex')}`;
      await onDatabase(server, (client) => client.query(`create database ${name}`));
      names.push(name);
      return addressOf(server, name);
    },
    open: async (env: Environment & { DATABASE_URL: string }): Promise<App> => {
      const app = await buildApp({
        database: openDatabase({ url: env.DATABASE_URL }),
        clock: systemClock,
        config: { ...readConfig(env), showReference: false },
        logger: false,
        checkResponses,
        zoom: noZoom,
        push: recordPush(),
        webhooks: noWebhooks,
        oidc: noOidc,
      });
      apps.push(app);
      return app;
    },
  };
}

export async function backUp(file: string, env: Environment & { DATABASE_URL: string }): Promise<string[]> {
  const said: string[] = [];
  const request = { url: env.DATABASE_URL, config: readConfig(env), env, now: new Date() };
  await doBackupCommand([file], request, (line) => said.push(line));
  return said;
}

export async function restore(file: string, env: Environment): Promise<string[]> {
  const said: string[] = [];
  await doRestoreCommand([file], { env, now: new Date() }, (line) => said.push(line));
  return said;
}
