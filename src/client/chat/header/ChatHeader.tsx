import { IconUsers } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Channel } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { Link } from '../../ui/Link';
import { OnDemand } from '../../ui/OnDemand';
import { words } from '../words.gen';
import { HeaderButton } from './HeaderButton';

const load = async () => (await import(/* webpackChunkName: 'chat-menus' */ './LoadedPeopleDialog')).LoadedPeopleDialog;

export function useChatHeader(channel: Channel) {
  const { name, podId } = channel;
  const [arePeopleOpen, setPeopleOpen] = useState(false);
  const open = () => setPeopleOpen(true);
  const close = () => setPeopleOpen(false);
  const opener = (className: string | undefined): ReactNode =>
    podId === undefined ? (
      <button type="button" className={className} aria-label={words.seePeople({ name })} title={name} onClick={open} />
    ) : (
      <Link
        to={pathTo(paths.pod, { pod: podId })}
        isWayBack
        className={className}
        aria-label={words.seePod({ name })}
        title={name}
      />
    );
  const peopleButton = <HeaderButton icon={IconUsers} label={words.people} data-desk onClick={open} />;
  const dialog = (
    <OnDemand
      load={load}
      isWanted={arePeopleOpen}
      props={{ channel, isOpen: arePeopleOpen, onClose: close }}
      onFailed={close}
    />
  );
  return { opener, peopleButton, openPeople: open, dialog };
}
