import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Invite, LeaderStatus, Membership } from '../../../contract/entities.gen';
import { leaderStatusAfter } from '../../../domain/leadership/status';
import { paths, pathTo, publicTermsPath } from '../../../domain/links';
import { useListMyBusinessesQuery } from '../../api/businessesApi';
import { useSignUpTerms } from '../../api/signUpTerms';
import { useAcceptInviteMutation } from '../../api/membersApi';
import { useListMyMembershipsQuery } from '../../api/membershipsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { selectBusiness } from '../../session';
import { AgreedTexts, hasAgreedTexts } from '../../ui/AgreedTexts';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { DisabledPage } from '../../ui/states/DisabledNotices';
import { NoticePage } from '../../ui/pages/NoticePage';
import { LoadingState, QueryState } from '../../ui/states/QueryState';
import { showMessage } from '../../ui/messages/showMessage';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { words } from '../words.gen';
import { InviteHeader } from './InviteHeader';

const text = words.join;

interface AcceptInviteProps {
  invite: Invite;
  code: string;
}

/** One click to join, or a notice that the user is already a member. */
export function AcceptInvitePage({ invite, code }: AcceptInviteProps) {
  const me = useGetMyUserQuery();
  const [showsForm, setShowsForm] = useState(false);
  const businesses = useListMyBusinessesQuery();
  const isInBusiness = businesses.data?.some(({ id }) => id === invite.businessId) === true;
  const memberships = useListMyMembershipsQuery(isInBusiness ? { id: invite.businessId } : skipToken);
  // Joining makes the user a member before the page navigates, so the join form stays once shown.
  if (showsForm) return <JoinMembership invite={invite} code={code} />;
  if (me.isLoading || businesses.isLoading || memberships.isLoading)
    return <LoadingState skeleton={<CardsSkeleton count={1} />} />;
  const disabled = me.data?.disabledIn?.find(({ id }) => id === invite.membershipId);
  if (disabled) return <DisabledPage membership={disabled} />;
  const membership = memberships.data?.find(({ id }) => id === invite.membershipId);
  if (membership?.member && isNothingNew(invite, membership))
    return <Already invite={invite} membership={membership} />;
  setShowsForm(true);
  return null;
}

const isNothingNew = ({ role }: Invite, { leaderStatus = 'NONE' }: Membership) =>
  role === 'Participant' || leaderStatusAfter(leaderStatus, 'apply') === undefined;

const standings: Partial<Record<LeaderStatus, 'applied' | 'approved'>> = {
  PENDING_APPROVAL: 'applied',
  APPROVED: 'approved',
};

function Already({ invite: { role, membershipName }, membership }: { invite: Invite; membership: Membership }) {
  if (role === 'Participant') {
    const { title, text: why, toPods } = text.already.member;
    const to = pathTo(paths.pods, { membership: membership.id });
    return (
      <NoticePage title={title({ membership: membershipName })} action={{ label: toPods, to }}>
        <p>{why}</p>
      </NoticePage>
    );
  }
  const { title, text: why } = text.already[standings[membership.leaderStatus ?? 'NONE'] ?? 'leader'];
  return (
    <NoticePage
      title={title({ membership: membershipName })}
      action={{ label: text.already.toStart, to: paths.memberships }}
    >
      <p>{why}</p>
    </NoticePage>
  );
}

function JoinMembership({ invite, code }: AcceptInviteProps) {
  const { data: user } = useGetMyUserQuery();
  const terms = useSignUpTerms({ invite: code });
  const [acceptInvite] = useAcceptInviteMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isLeader = invite.role === 'Leader';
  const join = async () => {
    const { acceptedVersions } = await terms.shown();
    const { id, businessId } = await terms.orReread(
      acceptInvite({ code, acceptInviteRequest: { acceptedVersions } }).unwrap(),
    );
    selectBusiness(dispatch, businessId);
    showMessage(
      isLeader
        ? text.applied({ membership: invite.membershipName })
        : text.joined({ membership: invite.membershipName }),
    );
    await navigate(isLeader ? paths.memberships : pathTo(paths.podsJoin, { request: id }));
  };
  return (
    <QueryState query={terms.query} skeleton={<CardsSkeleton count={1} />}>
      {() => (
        <ConfirmPage
          title={text.title({ membership: invite.membershipName })}
          effects={[
            isLeader ? text.leaderEffect : text.participantEffect,
            ...(hasAgreedTexts(terms)
              ? [
                  <AgreedTexts
                    key="terms"
                    terms={terms}
                    to={publicTermsPath(isLeader ? paths.signUpLeaderTerms : paths.signUpParticipantTerms, {
                      invite: code,
                    })}
                    agreementTo={publicTermsPath(
                      isLeader ? paths.signUpLeaderAgreement : paths.signUpParticipantAgreement,
                      {
                        invite: code,
                      },
                    )}
                  />,
                ]
              : []),
            ...(user ? [text.account({ name: `${user.firstName} ${user.lastName}` })] : []),
          ]}
          verb={text.submit}
          onConfirm={join}
          back={{ label: text.back, to: paths.memberships }}
        >
          <InviteHeader invite={invite} />
        </ConfirmPage>
      )}
    </QueryState>
  );
}
