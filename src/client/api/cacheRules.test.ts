import { waitFor } from '@testing-library/react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../app/store';
import { makeStore } from '../app/store';
import { fakeApi } from '../testing/fakeApi';
import { idOf } from '../testing/samples';
import { accountApi } from './accountApi';
import { businessesApi } from './businessesApi';
import { chatApi } from './chatApi';
import { leadershipApi } from './leadershipApi';
import { enhancedApi as meetingsApi } from './meetingsApi';
import { membersApi } from './membersApi';
import { membershipsApi } from './membershipsApi';
import { onboardingApi } from './onboardingApi';
import { openReportsApi } from './openReportsApi';
import { notificationsApi } from './notificationsApi';
import { podsApi } from './podsApi';
import { blocksApi } from './blocksApi';
import { reportsApi } from './reportsApi';
import { enhancedApi as stepsApi } from './stepsApi';

type Call = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>;

const id = idOf(1);

async function expectRefetched(act: Call, shown: Call[]): Promise<void> {
  const { sent } = fakeApi();
  const store = makeStore();
  const operations = () => sent.map(({ operationId }) => operationId).sort();
  await Promise.all(shown.map((query) => store.dispatch(query)));
  const requested = operations();
  sent.length = 0;
  await store.dispatch(act);
  sent.shift();
  await waitFor(() => expect(operations()).toEqual(requested));
}

it('confirming the training refetches who leads and may lead', async () => {
  const completeActionRequest = { businessId: id, action: 'LEADER_CONFIRM_TRAINING' } as const;
  await expectRefetched(onboardingApi.endpoints.completeAction.initiate({ completeActionRequest }), [
    membershipsApi.endpoints.listMyMemberships.initiate({ id }),
    leadershipApi.endpoints.getMyLeaderStatus.initiate({ id }),
    leadershipApi.endpoints.leaderPages.initiate({ id }),
    meetingsApi.endpoints.listMyLeaderPods.initiate(),
    membersApi.endpoints.memberPages.initiate({ id, sort: 'firstName' }),
  ]);
});

it.each(['updateProfile', 'replaceProfile'] as const)(
  'a name saved by %s is refetched wherever it shows',
  async (name) => {
    const profileUpdate = { firstName: 'Maya', lastName: 'Okafor' };
    await expectRefetched(accountApi.endpoints[name].initiate({ profileUpdate }), [
      accountApi.endpoints.getMyAccount.initiate(),
      podsApi.endpoints.listMyPods.initiate(),
      podsApi.endpoints.listPodMembers.initiate({ id }),
      leadershipApi.endpoints.leaderPages.initiate({ id }),
      chatApi.endpoints.listMyChannels.initiate(),
      businessesApi.endpoints.listBusinessAdmins.initiate({ id }),
    ]);
  },
);

const memberId = idOf(2);
const meetingLinkInput = { meetingLink: 'https://meet.example.com/maya' };

it.each([
  ['removing a participant', podsApi.endpoints.removePodMember.initiate({ id, participantId: memberId })],
  ['another meeting link of a pod', podsApi.endpoints.updatePod.initiate({ id, podUpdate: { name: 'Early Birds' } })],
  ['unassigning a leader', leadershipApi.endpoints.demoteLeader.initiate({ id, leaderId: memberId })],
  ['taking a pod over', leadershipApi.endpoints.acceptLeaderTransfer.initiate({ id, meetingLinkInput })],
])('%s refetches the pod’s assistant', async (_act, act) => {
  await expectRefetched(act, [leadershipApi.endpoints.getAssistantLeader.initiate({ id })]);
});

it('taking over a pod refetches the user’s steps and the waitlists', async () => {
  await expectRefetched(leadershipApi.endpoints.acceptLeaderTransfer.initiate({ id, meetingLinkInput }), [
    stepsApi.endpoints.listMySteps.initiate({ current: true }),
    podsApi.endpoints.listMyWaitlists.initiate(),
  ]);
});

it('removing a member refetches their pods’ steps and assistants', async () => {
  await expectRefetched(membersApi.endpoints.removeMember.initiate({ id, memberId }), [
    stepsApi.endpoints.listPodSteps.initiate({ id }),
    leadershipApi.endpoints.getAssistantLeader.initiate({ id }),
  ]);
});

it.each([
  ['enabling a member', membersApi.endpoints.enableMember.initiate({ id, memberId })],
  ['another name or maximum of a pod', podsApi.endpoints.updatePod.initiate({ id, podUpdate: { maxParticipants: 9 } })],
  ['deleting a pod', podsApi.endpoints.deletePod.initiate({ id })],
])('%s refetches the lists of people and their pods', async (_act, act) => {
  await expectRefetched(act, [
    membersApi.endpoints.memberPages.initiate({ id, sort: 'firstName' }),
    leadershipApi.endpoints.leaderPages.initiate({ id }),
    leadershipApi.endpoints.candidatePages.initiate({ id }),
    podsApi.endpoints.podPages.initiate({ id }),
    podsApi.endpoints.waitlistPages.initiate({ id }),
    podsApi.endpoints.listPodMembers.initiate({ id }),
    stepsApi.endpoints.listPodSteps.initiate({ id }),
  ]);
});

it('a decision on a report refetches reports, and the people it may have removed', async () => {
  const reportDecision = { outcome: 'REMOVED_FROM_POD', reason: 'Enough.', opened: 0 } as const;
  await expectRefetched(reportsApi.endpoints.decideReport.initiate({ id, reportDecision }), [
    reportsApi.endpoints.getReport.initiate({ id }),
    reportsApi.endpoints.reportPages.initiate({ id, closed: false }),
    openReportsApi.endpoints.openReports.initiate(id),
    membersApi.endpoints.memberPages.initiate({ id, sort: 'firstName' }),
    podsApi.endpoints.listPodMembers.initiate({ id }),
    podsApi.endpoints.listMyWaitlists.initiate(),
    stepsApi.endpoints.listPodStepResponses.initiate({ id }),
    leadershipApi.endpoints.getAssistantLeader.initiate({ id }),
  ]);
});

it('a block, and its end, refetch what people say, and the list of blocked people', async () => {
  const shown = [
    blocksApi.endpoints.listBlocks.initiate(),
    blocksApi.endpoints.getBlock.initiate({ userId: memberId }),
    chatApi.endpoints.listMyChannels.initiate(),
    stepsApi.endpoints.listPodStepResponses.initiate({ id }),
    notificationsApi.endpoints.listMyNotifications.initiate({}),
  ];
  await expectRefetched(blocksApi.endpoints.blockPerson.initiate({ userId: memberId }), shown);
  await expectRefetched(blocksApi.endpoints.unblockPerson.initiate({ userId: memberId }), shown);
});

it('a report, and an answer to a decision, refetch one’s own reports', async () => {
  const shown = [reportsApi.endpoints.listMyReports.initiate(), reportsApi.endpoints.getReportOutcome.initiate({ id })];
  const commentReport = { id, commentId: memberId, reportInput: { reason: 'SPAM' } } as const;
  await expectRefetched(reportsApi.endpoints.reportComment.initiate(commentReport), shown);
  await expectRefetched(reportsApi.endpoints.appealReport.initiate({ id, reportAppeal: { words: 'No.' } }), shown);
});
