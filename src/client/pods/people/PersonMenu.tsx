import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Menu } from '@mantine/core';
import { DirectedMenu } from '../../ui/menu/DirectedMenu';
import { IconDots } from '@tabler/icons-react';
import type { LeaderCandidate, Pod, PodMember } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { Link } from '../../ui/Link';
import { fullName } from '../../ui/people/fullName';
import { participantPath } from '../podCrumbs';
import { words } from '../words.gen';
import { actsAgainst } from './actsAgainst';

interface Act {
  label: string;
  to: string;
  state?: unknown;
  isRed?: boolean;
}

interface PersonMenuProps {
  pod: Pod;
  person: PodMember;
  candidate: LeaderCandidate | undefined;
  isAsked: boolean;
}

/** Removing the leader deletes the pod, so it is possible only once nobody else is in it (rule pods.deletion). */
function actsOnLeader({ id, membershipId, can }: Pod, { userId }: PodMember): Act[] {
  return [
    ...(can.offerTransfer ? [{ label: words.admin.makeOther, to: pathTo(paths.leaderSwitch, { pod: id }) }] : []),
    ...(can.demoteLeader
      ? [
          {
            label: words.participant.unassignLeader,
            to: pathTo(paths.leaderDemote, { membership: membershipId, leader: userId }),
            isRed: true,
          },
        ]
      : []),
    ...(can.delete
      ? [{ label: words.admin.removeLeader, to: pathTo(paths.podsAdminRemoveLeader, { pod: id }), isRed: true }]
      : []),
  ];
}

function assistanceAct(pod: Pod, person: PodMember): Act[] {
  if (!pod.can.assignAssistant) return [];
  const here = { pod: pod.id, person: person.userId };
  const { assign, unassign, withdraw } = words.participant;
  if (pod.assistantId !== person.userId) return [{ label: assign, to: pathTo(paths.podParticipantAssign, here) }];
  return [{ label: person.assistant ? unassign : withdraw, to: pathTo(paths.podParticipantUnassign, here) }];
}

function actsOnMember({ pod, person, candidate, isAsked }: PersonMenuProps): Act[] {
  const here = { pod: pod.id, person: person.userId };
  const mayLead = candidate !== undefined && candidate.leadsPodName === undefined && !isAsked;
  return [
    ...(mayLead ? [{ label: words.candidate.makeLeader, to: pathTo(paths.leaderSwitch, here) }] : []),
    ...assistanceAct(pod, person),
    { label: words.participant.remove, to: pathTo(paths.podsAdminRemove, here), isRed: true },
  ];
}

export function PersonMenu(props: PersonMenuProps) {
  const { pod, person } = props;
  const { data: me } = useGetMyUserQuery();
  const leading = person.leader ? actsOnLeader(pod, person) : actsOnMember(props);
  const acts: Act[] = [
    ...leading.filter(({ isRed }) => !isRed),
    ...(me && me.id !== person.userId ? actsAgainst(pod, person) : []),
    ...leading.filter(({ isRed }) => isRed),
  ];
  return (
    <DirectedMenu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="2.75rem"
          aria-label={words.admin.actsOn({ name: fullName(person) })}
        >
          <IconDots size="1.25rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={participantPath(pod, person)}>
          {words.admin.open}
        </Menu.Item>
        {acts.map(({ label, to, state, isRed }) => (
          <Menu.Item key={label} component={Link} to={to} state={state} color={isRed ? 'red' : undefined}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </DirectedMenu>
  );
}
