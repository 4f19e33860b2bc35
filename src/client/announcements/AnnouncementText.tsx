import { WrittenText } from '../ui/WrittenText';
import classes from './announcements.module.css';

export function AnnouncementText({ text }: { text: string }) {
  return (
    <p className={classes.text}>
      <WrittenText text={text} />
    </p>
  );
}
