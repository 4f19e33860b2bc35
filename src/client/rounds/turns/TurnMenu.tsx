import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Menu } from '@mantine/core';
import { DirectedMenu } from '../../ui/menu/DirectedMenu';
import { IconDots } from '@tabler/icons-react';
import type { Round, RoundPerson } from '../../../contract/entities.gen';
import { fullName } from '../../ui/people/fullName';
import { words } from '../words.gen';
import type { Lead } from './useLead';

const text = words.order;

interface TurnMenuProps {
  round: Round;
  person: RoundPerson;
  lead: Lead;
}

/** The order matters only among people whose turn is still to come. */
const waiting = ({ people, speakerId }: Round) =>
  people.filter(({ userId, turn }) => turn === 'WAITING' && userId !== speakerId);

/** The person to move in front of; null for last, undefined if there is no such step. */
export function placesFor(round: Round, userId: string): { up?: string; down?: string | null } {
  const ids = waiting(round).map((one) => one.userId);
  const index = ids.indexOf(userId);
  if (index < 0) return {};
  const up = ids[index - 1];
  const down = index === ids.length - 1 ? undefined : (ids[index + 2] ?? null);
  return { ...(up !== undefined && { up }), ...(down !== undefined && { down }) };
}

export function TurnMenu({ round, person, lead }: TurnMenuProps) {
  const { userId, attendance, sentApologies, turn } = person;
  const { up, down } = placesFor(round, userId);
  const isSpeaking = round.speakerId === userId;
  const isHere = attendance === 'CAME';
  const away = sentApologies ? 'APOLOGIES' : 'ABSENT';
  return (
    <DirectedMenu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="2.75rem" aria-label={text.actsOn({ name: fullName(person) })}>
          <IconDots size="1.25rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!isSpeaking && <Menu.Item onClick={() => lead.change('GIVE', userId)}>{text.give}</Menu.Item>}
        {turn === 'WAITING' && <Menu.Item onClick={() => lead.change('SKIP', userId)}>{text.skip}</Menu.Item>}
        {up !== undefined && <Menu.Item onClick={() => lead.change('MOVE', userId, up)}>{text.up}</Menu.Item>}
        {down !== undefined && (
          <Menu.Item onClick={() => lead.change('MOVE', userId, down ?? undefined)}>{text.down}</Menu.Item>
        )}
        <Menu.Item onClick={() => lead.record(userId, isHere ? away : 'CAME')}>
          {isHere ? text.notHere : text.here}
        </Menu.Item>
      </Menu.Dropdown>
    </DirectedMenu>
  );
}
