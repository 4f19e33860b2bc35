import { splitLinks } from '../../domain/text/splitLinks';
import { WrittenLink } from './WrittenLink';

/** User-written text, whose web addresses are links that show where they lead. */
export function WrittenText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <WrittenLink key={index} href={part.href}>
        {part.text}
      </WrittenLink>
    ),
  );
}
