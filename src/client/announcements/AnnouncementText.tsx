import { splitLinks } from '../../domain/text/splitLinks';
import { WrittenLink } from '../ui/WrittenLink';
import classes from './announcements.module.css';

export function AnnouncementText({ text }: { text: string }) {
  return (
    <p className={classes.text}>
      {splitLinks(text).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <WrittenLink key={index} href={part.href}>
            {part.text}
          </WrittenLink>
        ),
      )}
    </p>
  );
}
