import { Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import type { Channel, ChannelPerson } from '../../../contract/entities.gen';
import { channelPeopleQuery, MAX_CHANNEL_PEOPLE, useListChannelPeopleQuery } from '../../api/chatApi';
import { NamedAvatar } from '../../ui/people/PersonAvatar';
import { QueryState } from '../../ui/states/QueryState';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { TextLink } from '../../ui/TextLink';
import { words as uiWords } from '../../ui/words.gen';
import { personPath } from '../personPath';
import { words } from '../words.gen';
import classes from './LoadedPeopleDialog.module.css';

interface PeopleDialogProps {
  channel: Channel;
  isOpen: boolean;
  onClose: () => void;
}

export function LoadedPeopleDialog({ channel, isOpen, onClose }: PeopleDialogProps) {
  const people = useListChannelPeopleQuery(channelPeopleQuery(channel.id));
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.people}
      closeButtonProps={{ 'aria-label': uiWords.close }}
      transitionProps={{ duration: 0 }}
    >
      <QueryState query={people} skeleton={<RowsSkeleton />}>
        {(list) => (
          <>
            <ul className={classes.people}>
              {list.map((person) => (
                <Person key={person.userId} person={person} to={personPath(channel.membershipId, person)} />
              ))}
            </ul>
            <p className={classes.more}>{words.reportedSeen}</p>
            {list.length >= MAX_CHANNEL_PEOPLE && (
              <p className={classes.more}>{words.firstPeople({ count: list.length })}</p>
            )}
          </>
        )}
      </QueryState>
    </Modal>
  );
}

function Person({ person: { userId, name, photoId }, to }: { person: ChannelPerson; to: string | undefined }) {
  return (
    <li className={classes.person}>
      <NamedAvatar userId={userId} name={name} photoId={photoId} />
      {to === undefined ? <span>{name}</span> : <TextLink to={to}>{name}</TextLink>}
    </li>
  );
}
