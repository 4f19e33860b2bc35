import { get, set } from 'idb-keyval';
import { storedUserId } from '../../api/transport/accessToken';
import { markPersisted } from './forgetPersisted';
import { readableAnswers } from './persistedAnswers';
import { clearPersisted, ANSWERS_KEY, orUndefined, answersDatabase } from './answersDatabase';
import type { PersistedAnswer } from './persistedAnswers';

/** One per browser: another account's page replaces it. */
export interface PersistedRecord {
  /** Another build's answers may differ. */
  build: string;
  userId: string;
  /** Epoch milliseconds. */
  savedAt: number;
  answers: PersistedAnswer[];
}

/** The main script's file name includes the hash of the code. */
const thisBuild = () => [...document.scripts].find(({ src }) => src.includes('/main.'))?.src ?? '';

/** Deletes a record that is invalid or belongs to another user or build. */
export async function readPersisted(): Promise<PersistedRecord | undefined> {
  const stored = (await orUndefined(() => get<Partial<PersistedRecord>>(ANSWERS_KEY, answersDatabase()))) ?? undefined;
  if (stored === undefined) return undefined;
  const { build, userId, savedAt } = stored;
  const answers = readableAnswers(stored.answers);
  const user = answers.find(({ endpointName }) => endpointName === 'getMyUser')?.value as { id?: unknown } | undefined;
  if (build === thisBuild() && userId !== undefined && userId === storedUserId() && userId === user?.id)
    return { build, userId, savedAt: Number(savedAt) || 0, answers };
  await clearPersisted();
  return undefined;
}

export async function writePersisted(userId: string, answers: PersistedAnswer[]): Promise<void> {
  const record: PersistedRecord = { build: thisBuild(), userId, savedAt: Date.now(), answers };
  await orUndefined(() => {
    markPersisted();
    return set(ANSWERS_KEY, record, answersDatabase());
  });
  if (storedUserId() !== userId) await clearPersisted();
}
