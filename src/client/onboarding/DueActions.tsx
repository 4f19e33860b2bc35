import type { DueAction } from '../../domain/onboarding/actions';
import { actionKey, appliesToAllBusinesses } from '../../domain/onboarding/actions';
import { paths } from '../../domain/links';
import { useSelectedBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/pages/Section';
import { actionPath } from './actionPath';
import classes from './onboarding.module.css';
import { words } from './words.gen';

const text = words.due;

export function DueActions({ actions }: { actions: readonly DueAction[] }) {
  const { business, businesses } = useSelectedBusiness();
  if (actions.length === 0) return null;
  const businessNameOf = ({ action, businessId }: DueAction) =>
    businesses.length > 1 && !appliesToAllBusinesses(action)
      ? businesses.find(({ id }) => id === businessId)?.name
      : undefined;
  return (
    <Section title={text.title}>
      <ul className={classes.due}>
        {actions.map((due) => {
          const businessName = businessNameOf(due);
          const button = text.buttons[due.action];
          return (
            <li key={actionKey(due)}>
              <span>
                {text.reasons[due.action]}
                {businessName && <small>{businessName}</small>}
              </span>
              <ButtonLink
                to={actionPath(due, business?.id, paths.notifications)}
                variant="light"
                size="sm"
                aria-label={businessName && text.buttonIn({ button, business: businessName })}
              >
                {button}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
