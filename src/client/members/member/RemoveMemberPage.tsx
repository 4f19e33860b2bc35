import { useNavigate } from 'react-router-dom';
import type { Member, Membership, Pod } from '../../../contract/entities.gen';
import { membersPath, pathTo, paths } from '../../../domain/links';
import { useRemoveMemberMutation } from '../../api/membersApi';
import { useGetPodQuery } from '../../api/podsApi';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { NoticePage } from '../../ui/pages/NoticePage';
import { showMessage } from '../../ui/messages/showMessage';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { SubjectState } from '../../ui/states/SubjectState';
import { useFrozenSubject } from '../../ui/states/useFrozenSubject';
import { memberCrumbs } from '../memberCrumbs';
import { fullName } from '../../ui/people/fullName';
import { words } from '../words.gen';
import { WithMember } from './WithMember';

const text = words.remove;

interface Removal {
  member: Member;
  membership: Membership;
}

export function RemoveMemberPage() {
  return (
    <WithMember can="manageMembers" chooseAt={({ id }) => membersPath(id, 'people')} choose={words.member.choose}>
      {(member, membership) =>
        member.leaderOfPodId === undefined ? (
          <ConfirmRemove member={member} membership={membership} />
        ) : (
          <LeaderRemoval
            key={member.leaderOfPodId}
            member={member}
            membership={membership}
            podId={member.leaderOfPodId}
          />
        )
      }
    </WithMember>
  );
}

/**
 * The leader of a pod with members can't be removed; an empty pod is deleted with its leader (rule members.leaving).
 */
function LeaderRemoval({ podId, ...removal }: Removal & { podId: string }) {
  const holder = useFrozenSubject<Pod>();
  const pod = useGetPodQuery({ id: podId }, { skip: holder.isEnding });
  return (
    <SubjectState frozenSubject={holder} query={pod} skeleton={<CardsSkeleton count={1} />}>
      {(led) =>
        led.members.length > 1 ? (
          <LeadsMembers pod={led} firstName={removal.member.firstName} />
        ) : (
          <ConfirmRemove {...removal} emptyPod={led} />
        )
      }
    </SubjectState>
  );
}

function LeadsMembers({ pod, firstName }: { pod: Pod; firstName: string }) {
  const choose = { label: text.chooseLeader, to: pathTo(paths.leaderSwitch, { pod: pod.id }) };
  return (
    <NoticePage title={text.cannot({ firstName })} action={choose}>
      <p>{text.leads({ firstName, pod: pod.name })}</p>
    </NoticePage>
  );
}

/** Staff keep access (rule members.roles), and disabled members had none. */
function effectsOf({ firstName, staffRole, disabled }: Member, { name }: Membership): string[] {
  if (staffRole) {
    return [text.endsForStaff({ firstName, membership: name, role: staffRole }), text.leave, text.told];
  }
  if (disabled) return [text.endsForDisabled({ firstName, membership: name }), text.leave, text.notTold];
  return [text.ends({ firstName, membership: name }), text.leave, text.told];
}

function ConfirmRemove({ member, membership, emptyPod }: Removal & { emptyPod?: Pod }) {
  const navigate = useNavigate();
  const [removeMember] = useRemoveMemberMutation();
  const { firstName, id: memberId, userId: person } = member;
  const [name, back] = [fullName(member), pathTo(paths.member, { membership: membership.id, person })];
  const remove = async () => {
    await removeMember({ id: membership.id, memberId }).unwrap();
    await navigate(membersPath(membership.id, 'people'), { replace: true });
    showMessage(text.removed({ name }));
  };
  return (
    <ConfirmPage
      title={text.title({ name })}
      crumbs={memberCrumbs(membership, { label: name, to: back }, { label: text.crumb })}
      effects={[...effectsOf(member, membership), ...(emptyPod ? [text.deletesPod({ pod: emptyPod.name })] : [])]}
      verb={text.verb({ firstName })}
      danger
      ends
      onConfirm={remove}
      back={{ to: back }}
    />
  );
}
