import { pathTo, paths } from '../../../domain/links';
import { Link } from '../../ui/Link';
import classes from './ChatsPage.module.css';
import { useUnsent } from '../outbox/useUnsent';
import { words } from '../words';

/** A conversation the user is no longer in but has unsent text for; links to where it can be copied. */
export function LostChannelRow({ id, userId }: { id: string; userId: string }) {
  const { text } = useUnsent(userId, id);
  if (text === '') return null;
  return (
    <li>
      <Link to={pathTo(paths.chat, { channel: id })} className={classes.row}>
        <span className={classes.what}>
          <span className={classes.name}>{words.lost}</span>
          <span className={classes.line}>
            <span className={classes.preview}>
              <span className={classes.notSent}>{words.notSentPreview(text)}</span>
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}
