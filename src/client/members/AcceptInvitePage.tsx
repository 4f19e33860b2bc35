import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Invite } from '../../contract/entities.gen';
import { paths, pathTo } from '../../domain/links';
import { useAcceptInviteMutation } from '../api/membersApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { selectBusiness } from '../session';
import { ConfirmPage } from '../ui/ConfirmPage';
import { showMessage } from '../ui/showMessage';
import { InviteHeader } from './InviteHeader';
import { words } from './words';

const text = words.join;

/** Somebody who is logged in joins in one click (decision 15). A pod is chosen afterwards, where all of them are shown. */
export function AcceptInvitePage({ invite, code }: { invite: Invite; code: string }) {
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
