import type { AttendanceCounts, AttendanceStatus } from '../../../domain/meetings/attendance';

export const attendanceTitle = 'Attendance';

function counts({ came, apologies, absent }: AttendanceCounts): string {
  const parts = [
    `${came} came`,
    apologies > 0 && `${apologies} sent apologies`,
    absent > 0 && `${absent} ${absent === 1 ? 'wasn’t' : 'weren’t'} there`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** A separate file, since only the attendance page uses it. */
export const words = {
  none: 'No meetings yet',
  noneWhy: 'Once your pod has met, you’ll find here who came.',
  recorded: (recorded: number, meetings: number) =>
    recorded === 0
      ? 'Nobody has recorded who came in the last eight weeks.'
      : `${recorded} of ${meetings} ${meetings === 1 ? 'meeting' : 'meetings'} recorded in the last eight weeks.`,
  mine: ({ came, apologies, absent }: AttendanceCounts) => {
    const all = came + apologies + absent;
    return `You came to ${came} of ${all}.`;
  },
  intro: 'Record who came, up to two weeks after a meeting. Everyone in the pod sees the totals and their own record.',
  counts,
  nothing: 'Nobody has recorded who came.',
  you: { CAME: 'You came', APOLOGIES: 'You sent apologies', ABSENT: 'You weren’t there' },
  people: 'Each person',
  personCounts: ({ came, apologies, absent }: AttendanceCounts) => {
    if (came + apologies + absent === 0) return 'Nothing recorded';
    const more = [apologies > 0 && `${apologies} with apologies`, absent > 0 && `${absent} missed`].filter(Boolean);
    return [`Came to ${came}`, ...more].join(', ');
  },
  left: '(has left)',
  statuses: { CAME: 'Came', APOLOGIES: 'Apologies', ABSENT: 'Absent' } satisfies Record<AttendanceStatus, string>,
  others: 'Everyone else came',
  othersNoted: (count: number) => `${count} marked as here.`,
  noted: (name: string, status: AttendanceStatus | undefined) =>
    ({
      CAME: `${name} came.`,
      APOLOGIES: `${name} sent apologies.`,
      ABSENT: `${name} wasn’t there.`,
      unknown: `Nothing recorded for ${name}.`,
    })[status ?? 'unknown'],
  listed: { CAME: 'Came', APOLOGIES: 'Sent apologies', ABSENT: 'Weren’t there' } satisfies Record<
    AttendanceStatus,
    string
  >,
};
