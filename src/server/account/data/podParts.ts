import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  attendance,
  bulkActionRows,
  bulkActions,
  leaderTransfers,
  meetingNotes,
  nextTinySteps,
  podMembers,
  pods,
  roundTurns,
  stepCheers,
  stepComments,
  waitlistEntries,
} from '../../platform/database/schema';
import { columnsWithout, nameIn, type DataPart, type DataSubject } from './dataPart';

const isOnTheirStep =
  (stepId: PgColumn) =>
  ({ id }: DataSubject) =>
    inArray(stepId, sql`(select s.id from next_tiny_steps s where s.user_id = ${id})`);

export const podParts: DataPart[] = [
  {
    name: 'seats',
    table: podMembers,
    owner: podMembers.userId,
    fields: { ...columnsWithout(podMembers, [podMembers.userId]), podName: nameIn('pods', podMembers.podId) },
  },
  {
    name: 'assistedPods',
    table: pods,
    owner: pods.assistantUserId,
    fields: {
      podId: pods.id,
      podName: pods.name,
      confirmedAt: pods.assistantConfirmedAt,
      link: pods.assistantLink,
    },
  },
  {
    name: 'waitlists',
    table: waitlistEntries,
    owner: waitlistEntries.userId,
    fields: {
      ...columnsWithout(waitlistEntries, [waitlistEntries.id, waitlistEntries.userId]),
      podName: nameIn('pods', waitlistEntries.podId),
    },
  },
  {
    name: 'podsOffered',
    table: leaderTransfers,
    owner: leaderTransfers.participantId,
    fields: {
      ...columnsWithout(leaderTransfers, [leaderTransfers.participantId, leaderTransfers.askedBy]),
      podName: nameIn('pods', leaderTransfers.podId),
    },
  },
  {
    name: 'offersMade',
    table: leaderTransfers,
    owner: leaderTransfers.askedBy,
    fields: {
      ...columnsWithout(leaderTransfers, [leaderTransfers.participantId, leaderTransfers.askedBy]),
      podName: nameIn('pods', leaderTransfers.podId),
    },
  },
  {
    name: 'attendance',
    table: attendance,
    owner: attendance.userId,
    fields: {
      ...columnsWithout(attendance, [attendance.userId]),
      podName: sql`(select p.name from pods p where p.meeting_id = "attendance"."meeting_id")`,
    },
  },
  {
    name: 'turns',
    table: roundTurns,
    owner: roundTurns.userId,
    fields: columnsWithout(roundTurns, [roundTurns.userId]),
  },
  {
    name: 'meetingNotes',
    table: meetingNotes,
    owner: meetingNotes.userId,
    fields: {
      ...columnsWithout(meetingNotes, [meetingNotes.userId]),
      podName: sql`(select p.name from pods p where p.meeting_id = "meeting_notes"."meeting_id")`,
    },
  },
  {
    name: 'steps',
    table: nextTinySteps,
    owner: nextTinySteps.userId,
    fields: columnsWithout(nextTinySteps, [nextTinySteps.userId]),
  },
  {
    name: 'cheersGiven',
    table: stepCheers,
    owner: stepCheers.userId,
    fields: columnsWithout(stepCheers, [stepCheers.userId]),
  },
  {
    name: 'cheersReceived',
    table: stepCheers,
    owner: stepCheers.stepId,
    rowsOf: isOnTheirStep(stepCheers.stepId),
    fields: columnsWithout(stepCheers, [stepCheers.userId]),
  },
  {
    name: 'commentsWritten',
    table: stepComments,
    owner: stepComments.userId,
    fields: columnsWithout(stepComments, [stepComments.userId]),
  },
  {
    name: 'commentsReceived',
    table: stepComments,
    owner: stepComments.stepId,
    rowsOf: isOnTheirStep(stepComments.stepId),
    fields: columnsWithout(stepComments, [stepComments.userId, stepComments.text]),
  },
  {
    name: 'bulkActions',
    table: bulkActions,
    owner: bulkActions.startedBy,
    fields: columnsWithout(bulkActions, [bulkActions.startedBy]),
  },
  {
    name: 'bulkActionRows',
    table: bulkActionRows,
    owner: bulkActionRows.userId,
    fields: columnsWithout(bulkActionRows, [bulkActionRows.position, bulkActionRows.userId]),
  },
];
