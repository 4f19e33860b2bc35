import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Invite, Membership } from '../../contract/entities.gen';
import { leaderStatusAfter } from '../../domain/leadership/status';
import { paths, pathTo } from '../../domain/links';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useAcceptInviteMutation } from '../api/membersApi';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { selectBusiness } from '../session';
import { ConfirmPage } from '../ui/ConfirmPage';
import { DisabledNotices } from '../ui/DisabledNotices';
import { NoticePage } from '../ui/NoticePage';
import { Waiting } from '../ui/QueryState';
import { showMessage } from '../ui/showMessage';
import { CardsSkeleton } from '../ui/skeletons';
import { InviteHeader } from './InviteHeader';
import { words } from './words';

const text = words.join;

interface AcceptInviteProps {
  invite: Invite;
  code: string;
}

/** What somebody who is logged in finds behind an invite link: one click to join, or that it brings them nothing new. */
export function AcceptInvitePage({ invite, code }: AcceptInviteProps) {
  const { data: user } = useGetMyUserQuery();
  const businesses = useListMyBusinessesQuery();
  const isInBusiness = businesses.data?.some(({ id }) => id === invite.businessId) === true;
  const memberships = useListMyMembershipsQuery(isInBusiness ? { id: invite.businessId } : skipToken);
  if (businesses.isLoading || memberships.isLoading) return <Waiting skeleton={<CardsSkeleton count={1} />} />;
  if (user?.disabledIn?.some(({ id }) => id === invite.membershipId)) return <DisabledNotices />;
  const membership = memberships.data?.find(({ id }) => id === invite.membershipId);
  if (membership?.member && isNothingNew(invite, membership))
    return <Already invite={invite} membership={membership} />;
  return <JoinMembership invite={invite} code={code} />;
}

const isNothingNew = ({ role }: Invite, { leaderStatus = 'NONE' }: Membership) =>
  role === 'Participant' || leaderStatusAfter(leaderStatus, 'apply') === undefined;

function Already({ invite: { role, membershipName }, membership }: { invite: Invite; membership: Membership }) {
  if (role === 'Participant') {
    const { title, text: why, toPods } = text.already.member;
    const to = pathTo(paths.pods, { membership: membership.id });
    return (
      <NoticePage title={title(membershipName)} action={{ label: toPods, to }}>
        <p>{why}</p>
      </NoticePage>
    );
  }
  const { title, text: why } = text.already[membership.leaderStatus === 'PENDING_APPROVAL' ? 'applied' : 'leader'];
  return (
    <NoticePage title={title(membershipName)} action={{ label: text.already.toStart, to: paths.memberships }}>
      <p>{why}</p>
    </NoticePage>
  );
}

/**
 * Somebody who is logged in joins in one click (rule members.oneClick). A pod is chosen afterwards, where all of them are shown.
 */
function JoinMembership({ invite, code }: AcceptInviteProps) {
  const { data: user } = useGetMyUserQuery();
  const [acceptInvite] = useAcceptInviteMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isLeader = invite.role === 'Leader';
  const join = async () => {
    const { id, businessId } = await acceptInvite({ code, acceptInviteRequest: {} }).unwrap();
    // What was just joined is what one wants to see, also when it is of another business than the one worked in.
    selectBusiness(dispatch, businessId);
    showMessage(isLeader ? text.applied(invite.membershipName) : text.joined(invite.membershipName));
    await navigate(isLeader ? paths.memberships : pathTo(paths.podsJoin, { request: id }));
  };
  return (
    <ConfirmPage
      title={text.title(invite.membershipName)}
      effects={[
        isLeader ? text.leaderEffect : text.participantEffect,
        ...(user ? [text.account(`${user.firstName} ${user.lastName}`)] : []),
      ]}
      verb={text.submit}
      onConfirm={join}
      back={{ label: text.back, to: paths.memberships }}
    >
      <InviteHeader invite={invite} />
    </ConfirmPage>
  );
}
