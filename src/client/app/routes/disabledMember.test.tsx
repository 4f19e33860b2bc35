import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { paths } from '../../../domain/links';
import { MyPodsPanel } from '../../account/MyPodsPanel';
import { ChannelList } from '../../chat/list/ChannelList';
import { LeaderPodsPage } from '../../meetings/leaderMeetings/LeaderPodsPage';
import { MembershipsPage } from '../../home/MembershipsPage';
import { JoinPodPage } from '../../pods/join/JoinPodPage';
import { PodsPage } from '../../pods/PodsPage';
import { NextTinyStepPage } from '../../steps/NextTinyStepPage';
import { fakeApi, reply } from '../../testing/fakeApi';
import { renderPage } from '../../testing/renderPage';
import { aBusiness, aMembership, idOf } from '../../testing/samples';

const closed = { id: idOf(101), name: 'Other Circle', supportEmail: 'help@example.com' };
const me = { id: idOf(1), email: 'ben@example.com', firstName: 'Ben', lastName: 'Ashworth', disabledIn: [closed] };

const base = () => ({
  getMyUser: reply(me),
  listMyBusinesses: reply([aBusiness({ owner: false })]),
  listMyMemberships: reply([]),
  listMyPods: reply([]),
  listMyLeaderPods: reply([]),
  listMyWaitlists: reply([]),
  listMyChannels: reply([]),
  listMySteps: reply([]),
});

describe('a membership that the user can’t access', () => {
  test.each([
    ['beside the others', { listMyMemberships: reply([aMembership()]) }],
    ['instead of saying that there is none', {}],
    ['to who is in no business any more', { listMyBusinesses: reply([]) }],
  ])('is named at home %s, with a contact', async (_, given) => {
    fakeApi({ ...base(), ...given });
    renderPage(<MembershipsPage />, { route: paths.memberships });
    expect(await screen.findByText('You can’t open Other Circle at the moment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
    expect(screen.queryByText(/You’re not in a membership here/)).toBeNull();
  });

  test.each<[string, ComponentType]>([
    [paths.pods, PodsPage],
    [paths.podsJoin, JoinPodPage],
    [paths.chats, ChannelList],
    [paths.podsNextTinyStep, NextTinyStepPage],
    [paths.leaderPods, LeaderPodsPage],
    [paths.mySettings, MyPodsPanel],
  ])('is named at %s instead of an offer to join a pod', async (route, Page) => {
    fakeApi({ ...base(), getMyCalendarFeed: reply({}) });
    renderPage(<Page />, { route });
    expect(await screen.findByText('You can’t open Other Circle at the moment')).toBeVisible();
    expect(screen.queryByText(/You’re not in a pod yet|Join a pod and|No chats yet|no membership where/)).toBeNull();
  });

  test('is named next to the page’s offers for a user who can access another membership', async () => {
    fakeApi({ ...base(), listMyMemberships: reply([aMembership()]) });
    renderPage(<PodsPage />, { route: paths.pods });
    expect(await screen.findByText('You can’t open Other Circle at the moment')).toBeVisible();
    expect(screen.getByText('You’re not in a pod yet')).toBeVisible();
  });
});
