import { screen, within } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { aMembership, idOf } from '../testing/samples';
import { PodsPage } from './PodsPage';
import { aMeeting, aPod, aStep, aWaitlistEntry, can, me, soon } from './testing/samples';

const base = () => ({
  getMyUser: reply(me),
  listMyMemberships: reply([aMembership()]),
  getMembership: reply(aMembership()),
  listMyPods: reply([]),
  listMyLeaderPods: reply([]),
  listMyWaitlists: reply([]),
  listMySteps: reply([]),
  listMyChannels: reply([]),
});

test('a pod shows its next meeting, the step one has there, and the way to both', async () => {
  const pod = aPod({ myRole: 'participant', can: can('seeSteps') });
  const step = aStep({ status: 'InProgress', goal: 'Write', description: 'One page', commitmentDate: soon(40) * 1000 });
  fakeApi({ ...base(), listMyPods: reply([pod]), listMySteps: reply([step]) });
  renderPage(<PodsPage />, { route: '/pods' });
  expect(await screen.findByRole('link', { name: 'Early Birds' })).toHaveAttribute('href', `/pod?p=${pod.id}`);
  expect(screen.getByText('in 2 days', { exact: false })).toBeInTheDocument();
  expect(await screen.findByText('One page')).toBeInTheDocument();
  expect(screen.getByText('Scheduled')).toBeInTheDocument();
});

test('a meeting can be joined from 15 minutes before its start by anyone who knows the link', async () => {
  const link = 'https://meet.example.com/early';
  const now = Math.floor(Date.now() / 1000);
  const meeting = aMeeting({ nextMeeting: now + 14 * 60, thirdPartyMeetingLink: link });
  fakeApi({ ...base(), listMyPods: reply([aPod({ scheduledMeeting: meeting })]) });
  renderPage(<PodsPage />, { route: '/pods' });
  expect(await screen.findByRole('link', { name: /Join meeting/ })).toHaveAttribute('href', link);
});

test('a meeting cannot be joined an hour before its start', async () => {
  const meeting = aMeeting({ nextMeeting: soon(1), thirdPartyMeetingLink: 'https://meet.example.com/early' });
  fakeApi({ ...base(), listMyPods: reply([aPod({ scheduledMeeting: meeting })]) });
  renderPage(<PodsPage />, { route: '/pods' });
  await screen.findByRole('link', { name: 'Early Birds' });
  expect(screen.queryByRole('link', { name: /Join meeting/ })).not.toBeInTheDocument();
});

test('a person on the waitlist sees their place in the queue', async () => {
  fakeApi({ ...base(), listMyWaitlists: reply([aWaitlistEntry({ position: 2 })]) });
  renderPage(<PodsPage />, { route: '/pods' });
  const section = await screen.findByRole('region', { name: 'My Waitlists' });
  expect(within(section).getByText('You are 2nd in the queue')).toBeInTheDocument();
});

test('a person who may add a pod is offered that, and one who may join a pod is offered that', async () => {
  const both = aMembership({ can: { ...aMembership().can, addPod: true, joinPod: true } });
  fakeApi({ ...base(), listMyMemberships: reply([both]) });
  renderPage(<PodsPage />, { route: '/pods' });
  expect(await screen.findByRole('link', { name: 'Add Pod' })).toHaveAttribute('href', `/pods/add?m=${both.id}`);
  expect(screen.getByRole('link', { name: 'Join Pod' })).toHaveAttribute('href', `/pods/join?r=${both.id}`);
});

test('a participant of a pod is offered neither adding nor joining one', async () => {
  fakeApi({ ...base(), listMyPods: reply([aPod({ myRole: 'participant' })]) });
  renderPage(<PodsPage />, { route: '/pods' });
  await screen.findByRole('link', { name: 'Early Birds' });
  expect(screen.queryByRole('link', { name: 'Add Pod' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Join Pod' })).not.toBeInTheDocument();
});

test('of several meetings the very next one comes first', async () => {
  const later = aPod();
  const sooner = aPod({ id: idOf(201), name: 'Tuesday Table', scheduledMeeting: aMeeting({ nextMeeting: soon(3) }) });
  fakeApi({ ...base(), listMyPods: reply([later, sooner]) });
  renderPage(<PodsPage />, { route: '/pods' });
  const next = await screen.findByRole('region', { name: 'Next up' });
  expect(within(next).getByText('Tuesday Table')).toBeInTheDocument();
});

test('pods that could not be loaded can be tried again, and are not shown as an empty list', async () => {
  fakeApi({ ...base(), listMyPods: refuse(500) });
  renderPage(<PodsPage />, { route: '/pods' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByText('You are in no pod yet')).not.toBeInTheDocument();
});
