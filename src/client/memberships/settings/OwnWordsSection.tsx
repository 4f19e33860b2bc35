import { paths, pathTo } from '../../../domain/links';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/pages/Section';
import { words as text } from '../ownWords/words.gen';
import classes from './deletion.module.css';

export function OwnWordsSection({ membershipId }: { membershipId: string }) {
  return (
    <Section title={text.title}>
      <p className={classes.quiet}>{text.why}</p>
      <div className={classes.links}>
        <ButtonLink to={pathTo(paths.membershipOwnWords, { membership: membershipId })} variant="default">
          {text.open}
        </ButtonLink>
      </div>
    </Section>
  );
}
