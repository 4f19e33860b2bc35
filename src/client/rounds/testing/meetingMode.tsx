import { act } from 'react';
import type { NextTinyStep, Pod, PodRound, Round, RoundPerson } from '../../../contract/entities.gen';
import { emptyApi } from '../../api/emptyApi';
import { aMeeting, aPod, aStep, anna, me } from '../../pods/testing/samples';
import { NOW } from '../../testing/clock';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aMembership, idOf } from '../../testing/samples';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { MeetingModePage } from '../MeetingModePage';

/** Epoch seconds; the meeting began ten minutes ago. */
export const at = NOW / 1000 - 600;
export const nextAt = at + 7 * 24 * 3600;

export const podId = idOf(200);
export const tomId = idOf(3);

export const said = (changes: Partial<NextTinyStep> = {}): NextTinyStep =>
  aStep({
    status: 'InProgress',
    goal: 'Write a book',
    description: 'Write one page',
    commitmentDate: at * 1000,
    version: '0000000000000001',
    ...changes,
  });

const person = (changes: Partial<RoundPerson>): RoundPerson => ({
  userId: me.id,
  firstName: me.firstName,
  lastName: me.lastName,
  role: 'participant',
  attendance: 'CAME',
  turn: 'WAITING',
  ...changes,
});

export const maya = (changes: Partial<RoundPerson> = {}) => person({ step: said(), ...changes });
export const tom = (changes: Partial<RoundPerson> = {}) =>
  person({
    userId: tomId,
    firstName: 'Tom',
    lastName: 'Whitfield',
    step: said({ id: idOf(403), userId: tomId, goal: 'Get fit', description: 'Walk to work' }),
    ...changes,
  });
export const leader = (changes: Partial<RoundPerson> = {}) =>
  person({ userId: anna.userId, firstName: 'Anna', lastName: 'Lindqvist', role: 'leader', ...changes });

export function aRound(changes: Partial<Round> = {}): Round {
  return {
    start: at,
    at,
    endsAt: at + 3600,
    closesAt: at + 7200,
    begun: false,
    turnMinutes: 3,
    people: [maya(), tom(), leader()],
    note: { start: at, at, text: '', version: '0000000000000000' },
    can: { lead: false },
    version: '0000000000000000',
    ...changes,
  };
}

export const speaking = (speakerId: string, changes: Partial<Round> = {}): Round =>
  aRound({ begun: true, speakerId, timer: { running: true, leftMs: 95_000 }, ...changes });

export const answerWith = (round: Round | undefined, more: Partial<PodRound> = {}): PodRound => ({
  meetingId: idOf(300),
  ...(round && { round }),
  ...more,
});

export function openMeetingMode(
  found: PodRound,
  { pod = {}, ...more }: Parameters<typeof fakeApi>[0] & { pod?: Partial<Pod> } = {},
) {
  const api = fakeApi({
    getMyUser: reply(me),
    getMembership: reply(aMembership()),
    getPod: reply(
      aPod({
        myRole: 'participant',
        scheduledMeeting: aMeeting({ currentMeeting: at, nextMeeting: nextAt, can: { join: true } }),
        ...pod,
      }),
    ),
    getPodRound: reply(found),
    arriveAtRound: reply(found),
    changeRound: reply(found),
    ...more,
  });
  const page = renderPage(
    <>
      <MeetingModePage />
      <ToastsAndDialogs />
    </>,
    { route: `/pod/meeting?p=${podId}` },
  );
  const bodies = (operationId: string) =>
    api.sent.filter((one) => one.operationId === operationId).map(({ body }) => body);
  return { ...page, ...api, bodies };
}

export async function turnTo({ store, replies }: ReturnType<typeof openMeetingMode>, round: Round): Promise<void> {
  replies.getPodRound = reply(answerWith(round));
  await act(async () => {
    store.dispatch(emptyApi.util.invalidateTags(['Round']));
    await Promise.resolve();
  });
}
