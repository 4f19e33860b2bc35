import { VisuallyHidden } from '@mantine/core';
import type { ScheduledMeeting } from '../../../contract/entities.gen';
import { TextLink } from '../../ui/TextLink';
import classes from '../meetings.module.css';
import { words } from '../words.gen';

interface MissingLinkProps {
  meeting: Pick<ScheduledMeeting, 'linkState' | 'can'>;
  editTo?: string;
  /** Screen readers tell the links apart by it. */
  meetingName: string;
}

export function MissingLink({ meeting: { linkState, can }, editTo, meetingName }: MissingLinkProps) {
  if (linkState === undefined) return null;
  if (linkState === 'pending') {
    return <p className={classes.quiet}>{can.join ? words.linkReplaced : words.linkPending}</p>;
  }
  if (editTo === undefined) return <p className={classes.quiet}>{words.noLinkYet}</p>;
  return (
    <p>
      {words.linkMissing}{' '}
      <TextLink to={editTo}>
        {words.enterLink}
        <VisuallyHidden> ({meetingName})</VisuallyHidden>
      </TextLink>
    </p>
  );
}
