import { meetingsAround, type MeetingTime } from '../meetings/heldMeetings';
import { JOIN_AHEAD_SECONDS, type Schedule } from '../meetings/schedule';
import { OPEN_AFTER_SECONDS } from './openRound';

/** From 15 minutes before the start to 60 minutes after the end (rule rounds.open). */
export const openMeetings = (schedule: Schedule, nowSeconds: number): MeetingTime[] =>
  meetingsAround(schedule, nowSeconds - OPEN_AFTER_SECONDS, nowSeconds + JOIN_AHEAD_SECONDS);

/** The later meeting, unless only an earlier one's round is under way (rule rounds.open). */
export const meetingInView = <Open extends { isUnderWay: boolean }>(open: readonly Open[]): Open | undefined =>
  open.filter(({ isUnderWay }) => isUnderWay).at(-1) ?? open.at(-1);
