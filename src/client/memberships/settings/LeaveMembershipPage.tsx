import { useNavigate } from 'react-router-dom';
import type { Membership } from '../../../contract/entities.gen';
import { mySettingsPath, paths, pathTo } from '../../../domain/links';
import { useLeaveMembershipMutation } from '../../api/membersApi';
import { useListMyPodsQuery } from '../../api/podsApi';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { NoticePage } from '../../ui/pages/NoticePage';
import { QueryState } from '../../ui/states/QueryState';
import { showMessage } from '../../ui/messages/showMessage';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { membershipCrumbs } from '../membershipCrumbs';
import { WithMembership } from '../WithMembership';
import { words } from '../words.gen';

const text = words.leave;

export function LeaveMembershipPage() {
  return (
    <WithMembership can="leave" cannot={(membership) => <CannotLeave membership={membership} />}>
      {(membership) => <ConfirmLeave membership={membership} />}
    </WithMembership>
  );
}

function ConfirmLeave({ membership: { id, name, leader } }: { membership: Membership }) {
  const [leaveMembership] = useLeaveMembershipMutation();
  const navigate = useNavigate();
  const leave = async () => {
    await leaveMembership({ id }).unwrap();
    await navigate(paths.memberships, { replace: true });
    showMessage(text.left({ name }));
  };
  return (
    <ConfirmPage
      title={text.title}
      crumbs={membershipCrumbs({ id, name }, { label: text.title })}
      intro={text.question({ name })}
      effects={[text.places, ...(leader ? [text.ownPod] : []), text.steps, text.told, text.back]}
      verb={text.verb}
      danger
      ends
      onConfirm={leave}
      back={{ to: mySettingsPath('memberships') }}
    />
  );
}

/** The leader of a pod with members sees who can take it over; staff may not be members. */
function CannotLeave({ membership: { id, name, member } }: { membership: Membership }) {
  const pods = useListMyPodsQuery(undefined, { skip: !member });
  const toMemberships = { label: text.toMemberships, to: mySettingsPath('memberships') };
  if (!member) {
    return (
      <NoticePage title={text.cannot} action={toMemberships}>
        <p>{text.notMember({ name })}</p>
      </NoticePage>
    );
  }
  return (
    <QueryState query={pods} skeleton={<FieldsSkeleton />}>
      {(mine) => {
        const led = mine.find(({ membershipId, myRole }) => membershipId === id && myRole === 'leader');
        const handOver = led && {
          label: text.handOver({ pod: led.name }),
          to: pathTo(paths.leaderSwitch, { pod: led.id }),
        };
        return (
          <NoticePage title={text.cannot} action={handOver ?? toMemberships}>
            {led && <p>{text.leads({ pod: led.name })}</p>}
          </NoticePage>
        );
      }}
    </QueryState>
  );
}
