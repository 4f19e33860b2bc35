import { useNavigate } from 'react-router-dom';
import type { Member, Membership, Pod } from '../../../contract/entities.gen';
import { membersPath, pathTo, paths } from '../../../domain/links';
import { useGetPodQuery, usePlacePodMemberMutation } from '../../api/podsApi';
import { ChoosePod } from '../../bulk';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { showMessage } from '../../ui/messages/showMessage';
import { fullName } from '../../ui/people/fullName';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { QueryState } from '../../ui/states/QueryState';
import { useSubject } from '../../ui/states/useSubject';
import { memberCrumbs } from '../memberCrumbs';
import { words } from '../words.gen';
import { WithMember } from './WithMember';

const text = words.place;

export function PlaceMemberPage() {
  return (
    <WithMember can="manageMembers" chooseAt={({ id }) => membersPath(id, 'people')} choose={words.member.choose}>
      {(member, membership) => <Place member={member} membership={membership} />}
    </WithMember>
  );
}

interface Placing {
  member: Member;
  membership: Membership;
}

const crumbsOf = ({ member, membership }: Placing) => {
  const to = pathTo(paths.member, { membership: membership.id, person: member.userId });
  return memberCrumbs(membership, { label: fullName(member), to }, { label: text.crumb });
};

function Place({ member, membership }: Placing) {
  const { id: podId } = useSubject('pod');
  const pod = useGetPodQuery({ id: podId ?? '' }, { skip: podId === undefined });
  if (podId === undefined) {
    return (
      <ChoosePod
        membershipId={membership.id}
        title={text.choose({ firstName: member.firstName })}
        crumbs={crumbsOf({ member, membership })}
        except={member.podId}
      />
    );
  }
  return (
    <QueryState query={pod} skeleton={<CardsSkeleton count={1} />}>
      {(chosen) => <Confirm member={member} membership={membership} pod={chosen} />}
    </QueryState>
  );
}

function Confirm({ member, membership, pod }: Placing & { pod: Pod }) {
  const navigate = useNavigate();
  const [placePodMember] = usePlacePodMemberMutation();
  const { firstName, userId, podId, podName } = member;
  const back = pathTo(paths.member, { membership: membership.id, person: userId });
  const place = async () => {
    await placePodMember({ id: pod.id, participantId: userId }).unwrap();
    await navigate(back, { replace: true });
    showMessage(text.done({ name: fullName(member), pod: pod.name }));
  };
  return (
    <ConfirmPage
      title={text.title({ name: fullName(member), pod: pod.name })}
      crumbs={crumbsOf({ member, membership })}
      effects={[
        text.effect({ firstName, pod: pod.name }),
        ...(podId && podName ? [text.moves({ firstName, from: podName })] : []),
        text.told({ firstName }),
      ]}
      verb={text.verb({ firstName })}
      onConfirm={place}
      back={{ to: back }}
    />
  );
}
