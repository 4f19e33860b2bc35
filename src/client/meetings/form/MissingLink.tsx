import { VisuallyHidden } from '@mantine/core';
import type { ScheduledMeeting } from '../../../contract/entities.gen';
import { TextLink } from '../../ui/TextLink';
import classes from '../meetings.module.css';
import { words } from '../words';

interface MissingLinkProps {
  meeting: Pick<ScheduledMeeting, 'linkState' | 'can'>;
  /** The page where a link is entered, for who may. */
  editTo?: string;
  /** The pod's name: links that look alike are told apart by whoever hears them. */
  of: string;
}

/** What is said of a link that is on its way or could not be made (rule meetings.link), to who would see it. */
export function MissingLink({ meeting: { linkState, can }, editTo, of }: MissingLinkProps) {
  if (linkState === undefined) return null;
  if (linkState === 'pending') {
    return <p className={classes.quiet}>{can.join ? words.linkReplaced : words.linkPending}</p>;
  }
  if (editTo === undefined) return <p className={classes.quiet}>{words.noLinkYet}</p>;
  return (
    <p>
      {words.linkFailed}{' '}
      <TextLink to={editTo}>
        {words.enterLink}
        <VisuallyHidden> ({of})</VisuallyHidden>
      </TextLink>
    </p>
  );
}
