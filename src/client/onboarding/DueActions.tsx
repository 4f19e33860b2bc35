import { actionScreens, type OnboardingActionName } from '../../domain/onboarding/actions';
import { paths, pathWithReturn } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';
import classes from './onboarding.module.css';
import { words } from './words';

const text = words.due;

/** What one is still asked to do, each with the way to its screen and back here. */
export function DueActions({ actions }: { actions: readonly OnboardingActionName[] }) {
  if (actions.length === 0) return null;
  return (
    <Section title={text.title}>
      <ul className={classes.due}>
        {actions.map((action) => (
          <li key={action}>
            <span>{text.reasons[action]}</span>
            <ButtonLink
              to={pathWithReturn(paths[actionScreens[action]], paths.notifications)}
              variant="light"
              size="sm"
            >
              {text.buttons[action]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
