import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config/config';
import { startEmbedded, type EmbeddedOptions } from './embedded';

export interface ConfiguredDatabase {
  url: string;
  /** Shuts the embedded PostgreSQL down unless another process uses it; nothing for one that runs elsewhere. */
  stop: () => Promise<void>;
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'dataDirGiven'>;

/** Where the embedded database of the data folder may be on disk. */
export function embeddedFolders(config: Place): string[] {
  const { dataDir, fallback } = placeOf(config);
  return [dataDir, ...(fallback === undefined ? [] : [fallback])].map((place) => path.join(place, 'postgres'));
}

/** The database the configuration names, or the embedded one of the data folder, started when it is not running. */
export async function startConfigured(config: Place, log: (message: string) => void): Promise<ConfiguredDatabase> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbedded({ ...placeOf(config), log });
}

/** A checkout in a private home can't hold the database when it runs as another user; then the system's place does. */
function placeOf({ dataDir, dataDirGiven }: Place): EmbeddedOptions {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return { dataDir, ...(!dataDirGiven && { fallback: `/var/lib/stepwell/${name}` }) };
}
