import { Button } from '@mantine/core';
import { paths } from '../../domain/links';
import { BackTo } from '../ui/BackTo';
import { NoticePage } from '../ui/NoticePage';
import classes from './LostChannel.module.css';
import { copyText } from './copyText';
import { words } from './words';

interface LostChannelProps {
  name: string;
  /** What one had written there and the server has not got. */
  unsent: string;
}

/** A conversation one has lost while it was open: back to the list, unless something was written that would be lost with it. */
export function LostChannel({ name, unsent }: LostChannelProps) {
  if (unsent === '') return <BackTo to={paths.chats} notice={words.gone(name)} />;
  return (
    <NoticePage title={words.gone(name)} action={{ label: words.toChats, to: paths.chats }}>
      <p>{words.goneText}</p>
      <p className={classes.unsent}>{unsent}</p>
      <Button variant="default" onClick={() => void copyText(unsent)}>
        {words.copy}
      </Button>
    </NoticePage>
  );
}
