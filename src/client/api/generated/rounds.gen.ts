/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPodRound: build.query<GetPodRoundApiResponse, GetPodRoundApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/round`,
      }),
    }),
    arriveAtRound: build.mutation<ArriveAtRoundApiResponse, ArriveAtRoundApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/round/arrivals`,
        method: 'POST',
        body: queryArg.arrivalInput,
      }),
    }),
    changeRound: build.mutation<ChangeRoundApiResponse, ChangeRoundApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/round/changes`,
        method: 'POST',
        body: queryArg.roundChangeInput,
      }),
    }),
    saveMeetingNote: build.mutation<SaveMeetingNoteApiResponse, SaveMeetingNoteApiArg>({
      query: (queryArg) => ({
        url: `/v1/pods/${encodeURIComponent(String(queryArg.id))}/round/note`,
        method: 'PUT',
        body: queryArg.meetingNoteInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as enhancedApi };
export type GetPodRoundApiResponse = /** status 200 Meeting mode. */ PodRound;
export type GetPodRoundApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
};
export type ArriveAtRoundApiResponse = /** status 200 Meeting mode. */ PodRound;
export type ArriveAtRoundApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  arrivalInput: ArrivalInput;
};
export type ChangeRoundApiResponse = /** status 200 Meeting mode. */ PodRound;
export type ChangeRoundApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  roundChangeInput: RoundChangeInput;
};
export type SaveMeetingNoteApiResponse = /** status 200 The notes as they are stored. */ MeetingNote;
export type SaveMeetingNoteApiArg = {
  /** Identifier of the entity the path names. */
  id: Id;
  meetingNoteInput: MeetingNoteInput;
};
export type Id = string;
export type OwnText = string;
export type QuotedWords = {
  quote: OwnText;
  /** The name of the business. */
  by: string;
};
export type RoundStart = number;
export type RoundTimer = {
  running: boolean;
  /** What is left when the answer is given, in milliseconds, whatever the clock of the device; negative once the time is over. */
  leftMs: number;
};
export type Version = string;
export type PhotoId = string;
export type PodRole = 'leader' | 'assistant' | 'participant';
export type AttendanceStatus = 'CAME' | 'APOLOGIES' | 'ABSENT';
export type TurnState = 'WAITING' | 'DONE' | 'SKIPPED';
export type StepStatus = 'NotSet' | 'InProgress' | 'NotDone' | 'Done';
export type NextTinyStep = {
  id: Id;
  /** Absent once the pod is gone. */
  podId?: Id;
  podName: string;
  /** Absent once the membership is gone. */
  membershipId?: Id;
  userId: Id;
  goal?: string;
  description?: string;
  /** By when. Epoch milliseconds. */
  commitmentDate?: number;
  status: StepStatus;
  /** Epoch milliseconds. */
  created: number;
  /** When it became Previous. Epoch milliseconds. Absent for the current one. */
  closed?: number;
  /** The latest step of this person in this pod; the others are listed as Previous. */
  current: boolean;
  /** InProgress with a commitment date that is past (rule steps.overdue). */
  overdue: boolean;
  /** Somebody who runs the meeting wrote it, and its owner hasn’t confirmed it yet (rule steps.entry). Otherwise absent. */
  unconfirmed?: boolean;
  version?: Version;
};
export type RoundPerson = {
  userId: Id;
  firstName: string;
  lastName: string;
  photoId?: PhotoId;
  role: PodRole;
  /** Absent while nothing is recorded of them. */
  attendance?: AttendanceStatus;
  /** What they said with their apologies. Absent once anything else is recorded of them. */
  apology?: string;
  /** Whether they are known to have sent apologies, whatever is recorded since. Absent if not. */
  sentApologies?: boolean;
  turn: TurnState;
  /** Their current step. Absent while steps are off (rule steps.feature). */
  step?: NextTinyStep;
  /** The step that `step` followed during this meeting. */
  closedStep?: NextTinyStep;
};
export type MeetingNote = {
  /** The start the meeting has in the series, which names it. Epoch seconds. */
  start: number;
  /** When the meeting took place. Epoch seconds. */
  at: number;
  /** Empty if there are none. */
  text: string;
  version: Version;
};
export type RoundCan = {
  /** Leader and confirmed assistant. */
  lead: boolean;
};
export type Round = {
  start: RoundStart;
  /** When the meeting takes place. Epoch seconds. */
  at: number;
  /** When the meeting ends. Epoch seconds. */
  endsAt: number;
  /** When meeting mode closes. Epoch seconds. */
  closesAt: number;
  /** Whether the round has begun. */
  begun: boolean;
  /** When somebody finished it, in epoch milliseconds. */
  finishedAt?: number;
  /** The minutes of a turn. */
  turnMinutes: number;
  speakerId?: Id;
  nextSpeakerId?: Id;
  timer?: RoundTimer;
  /** Names the state of the timer, for `ADD_MINUTE`. */
  timerVersion?: Version;
  /** Identifies the state of speaker, timer and turns, for `RoundProgress`. */
  version: Version;
  people: RoundPerson[];
  note: MeetingNote;
  can: RoundCan;
};
export type PodRound = {
  meetingId: Id;
  /** The business's words to read before the round begins (rule memberships.ownWords). Absent for none. */
  ownWords?: QuotedWords;
  /** Absent while meeting mode isn't open. */
  round?: Round;
  /** When it opens next. Absent while it is open or no meeting is ahead. Epoch seconds. */
  opensAt?: number;
  /** The caller's notes of the last meeting before, if they wrote any. */
  lastNote?: MeetingNote;
};
export type ProblemField = {
  /** The field of the request body, its parts joined by dots as in settings.0.value, or the name of a parameter. */
  path: string;
  /** Stable name of the rule that isn't met, such as required, max or email, for programs. */
  code: string;
  /** A sentence for the user, to be shown at the field. */
  message: string;
};
export type Problem = {
  /** Address of the kind of problem; about:blank when the status says it all. */
  type: string;
  /** The kind of problem in a few words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence for the user. */
  detail: string;
  /** Stable name of the problem, for programs. */
  code: string;
  /** Only with the code two_factor_required, at a login; what goes on by loginWithTwoFactor or loginWithPasskey, for five minutes. */
  ticket?: string;
  /** Only with a ticket. Whether the account has a passkey, which can replace the code. */
  hasPasskey?: boolean;
  /** Only with the code sign_on_needed; the business whose identity provider must be used. */
  businessId?: string;
  /** The fields that are at fault, when the request was invalid. */
  errors?: ProblemField[];
};
export type ArrivalInput = {
  start: RoundStart;
};
export type RoundChangeName =
  'BEGIN' | 'NEXT' | 'SKIP' | 'GIVE' | 'MOVE' | 'PAUSE' | 'RESUME' | 'ADD_MINUTE' | 'FINISH' | 'REOPEN';
export type RoundChangeInput = {
  start: RoundStart;
  change: RoundChangeName;
  userId?: Id;
  before?: Id;
  /** For `ADD_MINUTE`: the timer as the caller sees it, so that two devices add a minute once. Without it, a repeat within two seconds has no effect. */
  timerVersion?: Version;
};
export type GivenVersion = string;
export type MeetingNoteInput = {
  start: RoundStart;
  text: string;
  version?: GivenVersion;
};
export const { useGetPodRoundQuery, useArriveAtRoundMutation, useChangeRoundMutation, useSaveMeetingNoteMutation } =
  injectedRtkApi;
