import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config/config';
import { startEmbedded, type EmbeddedOptions } from './embedded';

export interface ConfiguredDatabase {
  url: string;
  /** Shuts the embedded PostgreSQL down unless another process uses it; does nothing for an external database. */
  stop: () => Promise<void>;
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'dataDirGiven'>;

export function embeddedFolders(config: DatabaseConfig): string[] {
  const { dataDir, fallback } = embeddedOptionsOf(config);
  return [dataDir, ...(fallback === undefined ? [] : [fallback])].map((place) => path.join(place, 'postgres'));
}

export async function startConfiguredDatabase(
  config: DatabaseConfig,
  log: (message: string) => void,
): Promise<ConfiguredDatabase> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbedded({ ...embeddedOptionsOf(config), log });
}

/**
 * If PostgreSQL runs as another user, it can't use a checkout in a private home; the system's data folder is used
 * instead.
 */
function embeddedOptionsOf({ dataDir, dataDirGiven }: DatabaseConfig): EmbeddedOptions {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return { dataDir, ...(!dataDirGiven && { fallback: `/var/lib/stepwell/${name}` }) };
}
