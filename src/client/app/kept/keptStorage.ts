import { get, set } from 'idb-keyval';
import { storedUserId } from '../../api/transport/accessToken';
import { noteKept } from './forgetKept';
import { readableAnswers } from './keptAnswers';
import { clearKept, KEY, quietly, store } from './keptPlace';
import type { KeptAnswer } from './keptAnswers';

/** One for the browser: what another account's page keeps takes its place. */
export interface KeptRecord {
  /** The build that kept it: another may know other answers. */
  build: string;
  /** Whose it is. */
  userId: string;
  /** Epoch milliseconds. */
  savedAt: number;
  answers: KeptAnswer[];
}

/** The name of the page's own code, which has the hash of all of it. */
const thisBuild = () => [...document.scripts].find(({ src }) => src.includes('/main.'))?.src ?? '';

/** What was kept for whose session is stored. What is another's, another build's or broken is gone with that. */
export async function readKept(): Promise<KeptRecord | undefined> {
  const stored = (await quietly(() => get<Partial<KeptRecord>>(KEY, store()))) ?? undefined;
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
  await quietly(() => {
    noteKept();
    return set(KEY, record, store());
  });
  // The session may have ended meanwhile, in another tab perhaps.
  if (storedUserId() !== userId) await clearKept();
}
