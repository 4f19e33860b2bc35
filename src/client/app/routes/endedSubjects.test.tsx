import { act, screen } from '@testing-library/react';
import { paths } from '../../../domain/links';
import { emptyApi, tagTypes } from '../../api/emptyApi';
import { RemoveAdminPage } from '../../businesses/RemoveAdminPage';
import { CancelLeaderPodPage } from '../../meetings/leaderMeetings/CancelLeaderPodPage';
import { aLeaderPod } from '../../meetings/testing/samples';
import { RemoveMemberPage } from '../../members/member/RemoveMemberPage';
import { aMember, membership } from '../../members/testing/samples';
import { DeleteMembershipPage } from '../../memberships/settings/DeleteMembershipPage';
import { LeaveMembershipPage } from '../../memberships/settings/LeaveMembershipPage';
import { ConfirmSwitchPage } from '../../pods/join/ConfirmSwitchPage';
import { LeavePodPage } from '../../pods/join/LeavePodPage';
import { RemoveLeaderPage } from '../../pods/manage/RemoveLeaderPage';
import { RemoveParticipantPage } from '../../pods/people/RemoveParticipantPage';
import { anna, aPod, aPodMember, can, runnerPermissions } from '../../pods/testing/samples';
import type { Sent } from '../../testing/fakeApi';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { renderPage, settled } from '../../testing/renderPage';
import { aBusiness, aMembership, anOwnedMembership, idOf } from '../../testing/samples';

const pod = aPod({ myRole: 'leader', can: can('leave', 'delete'), members: [anna.userId] });
const led = aPod({ can: runnerPermissions });
const nick = aPodMember();
const leaderPod = aLeaderPod({ can: { edit: true, delete: true } });
const member = aMember(1, { leaderOfPodId: pod.id });
const from = aPod({ name: 'Larks', myRole: 'participant', can: can('leave', 'switch') });
const to = aPod({ id: idOf(201), name: 'Night Owls' });
const switched = aPod({ ...to, myRole: 'participant', can: from.can });
const admin = { id: idOf(950), firstName: 'Tom', lastName: 'Whitfield', email: 'tom@example.com' };
const gone = refuse(404);
const until =
  (sent: Sent[], ending: string, before: ReturnType<typeof reply>, after: ReturnType<typeof reply>) => () =>
    sent.some(({ operationId }) => operationId === ending) ? after : before;

describe('a page stays until the next one after the user ends its subject, and requests nothing that was deleted', () => {
  const emptyMembership = { canDelete: true, podCount: 0, memberCount: 0 };
  const cases = [
    {
      ending: 'leaveMembership',
      route: `${paths.membershipLeave}?m=${aMembership().id}`,
      page: <LeaveMembershipPage />,
      verb: 'Leave membership',
      answers: { getMembership: [reply(aMembership()), gone] },
    },
    {
      ending: 'deleteMembership',
      route: `${paths.deleteMembership}?m=${aMembership().id}`,
      page: <DeleteMembershipPage />,
      verb: 'Delete membership',
      typed: 'Small Steps Circle',
      answers: {
        getMembership: [reply(anOwnedMembership()), gone],
        getMembershipDeleteStatus: [reply(emptyMembership), gone],
      },
    },
    {
      ending: 'leavePod',
      route: `${paths.podLeave}?p=${pod.id}`,
      page: <LeavePodPage />,
      verb: /^(Leave|Delete)/,
      answers: { getPod: [reply(pod), gone] },
    },
    {
      ending: 'deletePod',
      route: `${paths.podsAdminRemoveLeader}?p=${pod.id}`,
      page: <RemoveLeaderPage />,
      verb: 'Remove & delete Pod',
      answers: { getPod: [reply(pod), gone] },
    },
    {
      ending: 'removePodMember',
      route: `${paths.podParticipantRemove}?p=${led.id}&u=${nick.userId}`,
      page: <RemoveParticipantPage />,
      verb: `Remove ${nick.firstName}`,
      answers: { getPod: [reply(led), reply(led)], listPodMembers: [reply([anna, nick]), reply([anna])] },
    },
    {
      ending: 'removeMember',
      route: `${paths.memberRemove}?m=${membership.id}&u=${member.userId}`,
      page: <RemoveMemberPage />,
      verb: `Remove ${member.firstName}`,
      answers: {
        getMembership: [reply(membership), reply(membership)],
        listMembers: [reply([member]), reply([])],
        getPod: [reply(pod), gone],
      },
    },
    {
      ending: 'deleteLeaderPod',
      route: `${paths.leaderPodsConfirmCancel}?d=${leaderPod.id}`,
      page: <CancelLeaderPodPage />,
      verb: /^(Cancel|Delete)/,
      answers: { listMyLeaderPods: [reply([leaderPod]), reply([])] },
    },
    {
      ending: 'switchPod',
      route: `${paths.podConfirmSwitch}?p=${to.id}`,
      page: <ConfirmSwitchPage />,
      verb: 'Switch pod',
      done: switched,
      answers: { getPod: [reply(to), reply(switched)], listMyPods: [reply([from]), reply([switched])] },
    },
    {
      ending: 'removeBusinessAdmin',
      route: `${paths.removeAdmin}?a=${admin.id}`,
      page: <RemoveAdminPage />,
      verb: `Remove ${admin.firstName}`,
      answers: {
        listMyBusinesses: [reply([aBusiness()]), reply([aBusiness()])],
        listBusinessAdmins: [reply([admin]), reply([])],
      },
    },
  ] as const;

  test.each(cases)('after $ending', async ({ ending, route, page, verb, answers, ...more }) => {
    const sent: Sent[] = [];
    const given = Object.entries<readonly [ReturnType<typeof reply>, ReturnType<typeof reply>]>(answers).map(
      ([operation, [before, after]]) => [operation, until(sent, ending, before, after)] as const,
    );
    const api = fakeApi({
      ...Object.fromEntries(given),
      [ending]: (call: Sent) => {
        sent.push(call);
        return reply('done' in more ? more.done : { done: true });
      },
    });
    const { user, store, container } = renderPage(page, { route, staysHere: true });
    const button = await screen.findByRole('button', { name: verb });
    if ('typed' in more) await user.type(screen.getByLabelText(/^Type /), more.typed);
    const shown = container.textContent;
    await user.click(button);
    await settled();
    act(() => void store.dispatch(emptyApi.util.invalidateTags([...tagTypes])));
    await settled();
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('button', { name: verb })).toBeVisible();
    expect(container.textContent).toBe(shown);
    const operations = api.sent.map(({ operationId }) => operationId);
    const goneAfterwards = Object.entries(answers).filter(([, [, after]]) => after === gone);
    for (const [operation] of goneAfterwards) expect(operations.filter((one) => one === operation)).toHaveLength(1);
  });
});
