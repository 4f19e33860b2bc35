import { Button } from '@mantine/core';
import { paths } from '../../domain/links';
import { BackTo } from '../ui/pages/BackTo';
import { NoticePage } from '../ui/pages/NoticePage';
import { WhenConfirmed } from '../ui/states/WhenConfirmed';
import { RowsSkeleton } from '../ui/states/skeletons';
import classes from './LostChannel.module.css';
import { copyText } from './actions/copyText';
import { words } from './words';

interface LostChannelProps {
  /** The channel's name, if known. */
  name: string | undefined;
  /** The user's text that hasn't reached the server. */
  unsent: string;
  onDiscard: () => void;
}

/** A lost conversation: redirects to the list, unless unsent text would be lost with it. */
export function LostChannel({ name, unsent, onDiscard }: LostChannelProps) {
  if (unsent === '') return <BackTo to={paths.chats} notice={words.gone(name)} />;
  return (
    <WhenConfirmed skeleton={<RowsSkeleton />}>
      <NoticePage title={words.gone(name)} action={{ label: words.toChats, to: paths.chats }}>
        <p>{words.goneText}</p>
        <p className={classes.unsent}>{unsent}</p>
        <Button variant="default" onClick={() => void copyText(unsent)}>
          {words.copy}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDiscard}>
          {words.discard}
        </Button>
      </NoticePage>
    </WhenConfirmed>
  );
}
