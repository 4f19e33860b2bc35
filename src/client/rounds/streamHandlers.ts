import { QueryStatus } from '@reduxjs/toolkit/query';
import { nextSpeaker } from '../../domain/rounds/round';
import type { PodRound, Round, RoundPerson } from '../../contract/entities.gen';
import { changedInPod } from '../api/cacheRules';
import { emptyApi } from '../api/emptyApi';
import { roundsApi, storeRound } from '../api/roundsApi';
import { serverNow } from '../api/transport/serverClock';
import type { StreamEventOf, StreamHandler } from '../stream/events';

type RoundEvent = StreamEventOf<'round'>;

/** An event states the time left when it was published, so a late one, as after a reconnection, is not applied. */
const MAX_AGE_MS = 1_000;

/** Apologies without a note are replaced; a note stays on record. */
function withArrival({ apology, sentApologies, ...person }: RoundPerson): RoundPerson {
  const isKnown = sentApologies && (person.attendance !== 'APOLOGIES' || apology !== undefined);
  return { ...person, attendance: 'CAME', ...(isKnown && { sentApologies }) };
}

function withNext(round: Round): Round {
  const { nextSpeakerId: _, ...rest } = round;
  const here = new Set(round.people.filter(({ attendance }) => attendance === 'CAME').map(({ userId }) => userId));
  const turns = round.people.map(({ userId, turn: state }) => ({ userId, state }));
  const next = round.finishedAt === undefined ? nextSpeaker({ ...round, timer: undefined, turns }, here) : undefined;
  return { ...rest, ...(next !== undefined && { nextSpeakerId: next }) };
}

/** Undefined if the cached round isn't the one that was changed, or the event is late. */
function withProgress(round: Round, { progress }: RoundEvent): Round | undefined {
  if (!progress || progress.version === round.version) return round;
  const { before, at, turns, ...changed } = progress;
  if (before !== round.version || Math.abs(serverNow() - at) > MAX_AGE_MS) return undefined;
  const byId = new Map(round.people.map((person) => [person.userId, person]));
  const people = turns.flatMap(({ userId, turn }) => {
    const person = byId.get(userId);
    return person ? [{ ...person, turn }] : [];
  });
  if (people.length !== turns.length || people.length !== round.people.length) return undefined;
  const { speakerId: _speaker, timer: _timer, timerVersion: _version, ...rest } = round;
  return { ...rest, ...changed, people };
}

/** Undefined if the event doesn't carry the whole change, or concerns another round than the cached one. */
export function applyRoundEvent(cached: PodRound, event: RoundEvent): PodRound | undefined {
  const { arrived = [], progress, start } = event;
  if (cached.round?.start !== start || (!progress && arrived.length === 0)) return undefined;
  const round = withProgress(cached.round, event);
  if (!round) return undefined;
  const people = round.people.map((one) => (arrived.includes(one.userId) ? withArrival(one) : one));
  return { ...cached, round: withNext({ ...round, people }) };
}

const roundChanged: StreamHandler<'round'> = (event, { dispatch, getState }) => {
  const { podId: id, progress, arrived } = event;
  const { data, status } = roundsApi.endpoints.getPodRound.select({ id })(getState());
  const applied = data && applyRoundEvent(data, event);
  // Storing a round restarts the time from which its timer counts.
  if (applied && progress && progress.version !== data.round?.version) dispatch(storeRound(id, applied));
  else if (applied) dispatch(roundsApi.util.updateQueryData('getPodRound', { id }, () => applied));
  // A pending answer may predate the change.
  if (!applied || status === QueryStatus.pending) dispatch(emptyApi.util.invalidateTags([{ type: 'Round', id }]));
  if (arrived || !progress) dispatch(emptyApi.util.invalidateTags(changedInPod(id, 'Attendance')));
};

export const roundStreamHandlers = { round: roundChanged };
