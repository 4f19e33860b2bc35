import { splitLinks } from '../../domain/text/splitLinks';
import { WrittenLink } from '../ui/WrittenLink';
import classes from './reports.module.css';

/** Plain text with line breaks; addresses become links. */
export function WrittenText({ text }: { text: string }) {
  return (
    <p className={classes.text} dir="auto">
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
