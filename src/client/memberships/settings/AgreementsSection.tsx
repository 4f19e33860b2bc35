import { agreementsPath } from '../../../domain/links';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/pages/Section';
import { words } from '../words.gen';
import classes from './deletion.module.css';

const text = words.agreements;

export function AgreementsSection({ membershipId }: { membershipId: string }) {
  return (
    <Section title={text.title}>
      <p className={classes.quiet}>{text.why}</p>
      <div className={classes.links}>
        <ButtonLink to={agreementsPath(membershipId)} variant="default">
          {text.open}
        </ButtonLink>
      </div>
    </Section>
  );
}
