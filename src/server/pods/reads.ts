import type { Pod } from '../../contract/entities.gen';
import { apologiesFor, nextOccurrenceOf, presentApologies } from '../meetings';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { notFound } from '../platform/http/problem';
import { podsOf, podsSeenBy, podsWithId, type PodRow } from './lists/podRows';
import { presentPod, relationToPod } from './presenter';

async function presentWithApologies(db: Queryable, rows: PodRow[], { userId, now }: { userId: string; now: Date }) {
  const next = rows.map(({ meeting }) => ({ meetingId: meeting.id, occurrence: nextOccurrenceOf(meeting, now) }));
  const apologies = await apologiesFor(
    db,
    next.flatMap(({ meetingId, occurrence }) => (occurrence ? [{ meetingId, start: occurrence.start }] : [])),
  );
  return rows.map((row, index): Pod => {
    const occurrence = next[index]?.occurrence;
    const ofThis = apologies.filter(({ meetingId }) => meetingId === row.meeting.id);
    const reader = { userId, relation: relationToPod(row, userId), now };
    const shown = occurrence && presentApologies(occurrence, ofThis, reader);
    return { ...presentPod(row, userId, now), ...(shown && { apologies: shown }) };
  });
}

export async function listMyPods({ database, clock }: AppContext, userId: string): Promise<Pod[]> {
  return presentWithApologies(database.db, await podsOf(database, userId), { userId, now: clock.now() });
}

export async function podSeenBy({ database, clock }: AppContext, podId: string, userId: string): Promise<Pod> {
  const [row] = await podsSeenBy(database.db, userId, podsWithId(podId));
  const [pod] = row ? await presentWithApologies(database.db, [row], { userId, now: clock.now() }) : [];
  if (!pod) throw notFound();
  return pod;
}
