import { get, set } from 'idb-keyval';
import { storedUserId } from '../../api/transport/accessToken';
import { markKept } from './forgetKept';
import { readableAnswers } from './keptAnswers';
import { clearKept, KEPT_ANSWERS_KEY, orUndefined, keptDatabase } from './keptDatabase';
import type { KeptAnswer } from './keptAnswers';

/** One per browser: another account's page replaces it. */
export interface KeptRecord {
  /** Another build's answers may differ. */
  build: string;
  userId: string;
  /** Epoch milliseconds. */
  savedAt: number;
  answers: KeptAnswer[];
}

/** The main script's file name includes the hash of the code. */
const thisBuild = () => [...document.scripts].find(({ src }) => src.includes('/main.'))?.src ?? '';

/** Deletes a record that is invalid or belongs to another user or build. */
export async function readKept(): Promise<KeptRecord | undefined> {
  const stored = (await orUndefined(() => get<Partial<KeptRecord>>(KEPT_ANSWERS_KEY, keptDatabase()))) ?? undefined;
  if (stored === undefined) return undefined;
  const { build, userId, savedAt } = stored;
  const answers = readableAnswers(stored.answers);
  const user = answers.find(({ endpointName }) => endpointName === 'getMyUser')?.value as { id?: unknown } | undefined;
  if (build === thisBuild() && userId !== undefined && userId === storedUserId() && userId === user?.id)
    return { build, userId, savedAt: Number(savedAt) || 0, answers };
  await clearKept();
  return undefined;
}

export async function writeKept(userId: string, answers: KeptAnswer[]): Promise<void> {
  const record: KeptRecord = { build: thisBuild(), userId, savedAt: Date.now(), answers };
  await orUndefined(() => {
    markKept();
    return set(KEPT_ANSWERS_KEY, record, keptDatabase());
  });
  if (storedUserId() !== userId) await clearKept();
}
