import { screen, within } from '@testing-library/react';
import type { MeetingAttendance, PersonAttendance, PodAttendance } from '../../../contract/entities.gen';
import { PodAttendancePage } from './PodAttendancePage';
import { aPod } from '../testing/samples';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

const [annaId, boId] = ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a03', '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04'];
const none = { came: 0, apologies: 0, absent: 0 };
const person = (userId: string, firstName: string, more: Partial<PersonAttendance> = {}): PersonAttendance => ({
  ...none,
  userId,
  firstName,
  lastName: 'Smith',
  isInPod: true,
  ...more,
});
const aMeeting = (more: Partial<MeetingAttendance> = {}): MeetingAttendance => ({
  start: 1768287600,
  at: 1768287600,
  ...none,
  can: { record: false },
  ...more,
});
const asLeader = (...meetings: MeetingAttendance[]): PodAttendance => ({
  meetings,
  people: [person(annaId, 'Anna'), person(boId, 'Bo')],
  can: { record: true },
});

const open = (seen: PodAttendance, more: object = {}, pod = aPod({ myRole: 'participant' })) => {
  const api = fakeApi({ getPod: reply(pod), getPodAttendance: reply(seen), ...more });
  return {
    api,
    ...renderPage(
      <>
        <PodAttendancePage />
        <ToastsAndDialogs />
      </>,
      { route: `/pod/attendance?p=${pod.id}` },
    ),
  };
};

const sentIn = ({ sent }: ReturnType<typeof fakeApi>) =>
  sent.filter(({ operationId }) => operationId === 'recordAttendance').map(({ body }) => body);

describe('the attendance page', () => {
  it('a participant sees counts and their own record, without any controls', async () => {
    const meeting = aMeeting({ came: 5, apologies: 1, absent: 1, myStatus: 'CAME' });
    open({ meetings: [meeting, aMeeting({ start: 1767682800, at: 1767682800 })], people: [], can: { record: false } });
    expect(await screen.findByText(/5 came · 1 sent apologies · 1 wasn’t there · You came/)).toBeInTheDocument();
    expect(screen.getByText('1 of 2 meetings recorded in the last eight weeks.')).toBeInTheDocument();
    expect(screen.getByText('You came to 1 of 1.')).toBeInTheDocument();
    expect(screen.getByText('Nobody has recorded who came.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Came/ })).not.toBeInTheDocument();
  });

  it('the leader records a person with one tap, and can undo it', async () => {
    const meeting = aMeeting({ marks: [], can: { record: true } });
    const { api, user } = open(asLeader(meeting), { recordAttendance: reply({ ...meeting, came: 1 }) });
    const group = await screen.findByRole('group', { name: 'Anna Smith' });
    await user.click(within(group).getByRole('button', { name: /^Came/ }));
    expect(within(group).getByRole('button', { name: /^Came/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    expect(sentIn(api)).toEqual([{ people: [{ userId: annaId, status: 'CAME' }] }, { people: [{ userId: annaId }] }]);
  });

  it('everybody without a record can be marked as present with one tap', async () => {
    const meeting = aMeeting({ marks: [], can: { record: true } });
    const { api, user } = open(asLeader(meeting), { recordAttendance: reply({ ...meeting, came: 2 }) });
    await user.click(await screen.findByRole('button', { name: 'Everyone else came' }));
    const [body] = sentIn(api) as { people: object[] }[];
    expect(body?.people).toEqual([
      { userId: annaId, status: 'CAME' },
      { userId: boId, status: 'CAME' },
    ]);
  });

  it('a failed save shows an error in its place, and the old state', async () => {
    const meeting = aMeeting({ marks: [{ userId: boId, status: 'ABSENT' }], absent: 1, can: { record: true } });
    const detail = 'That meeting was more than 14 days ago, so it can’t be changed any more.';
    const { user } = open(asLeader(meeting), { recordAttendance: refuse(409, { detail }) });
    const group = await screen.findByRole('group', { name: 'Bo Smith' });
    await user.click(within(group).getByRole('button', { name: /^Came/ }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(within(group).getByRole('button', { name: /^Absent/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText(/Bo Smith came/)).not.toBeInTheDocument();
  });

  it("a closed record is a list of names, with people's messages next to them", async () => {
    const marks = [{ userId: annaId, status: 'APOLOGIES' as const, apology: 'On a train' }];
    const old = aMeeting({ start: 1767682800, at: 1767682800, marks: [{ userId: boId, status: 'ABSENT' }], absent: 1 });
    open(asLeader(aMeeting({ marks, apologies: 1, can: { record: true } }), old));
    expect(await screen.findByText('On a train')).toBeInTheDocument();
    expect(screen.getByText('Weren’t there: Bo Smith')).toBeInTheDocument();
  });

  it('staff see each person’s counts, by name', async () => {
    const people = [person(annaId, 'Anna', { came: 3, absent: 1 }), person(boId, 'Bo', { isInPod: false })];
    open({ meetings: [aMeeting({ came: 1 })], people, can: { record: false } });
    expect(await screen.findByText('Came to 3 · 1 missed')).toBeInTheDocument();
    expect(screen.getByText('Nothing recorded')).toBeInTheDocument();
    expect(screen.getByText('(has left)')).toBeInTheDocument();
  });

  it('before the first meeting the page says that there is none yet', async () => {
    open({ meetings: [], people: [], can: { record: false } });
    expect(await screen.findByText('No meetings yet')).toBeInTheDocument();
  });
});
