import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import type { Business } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { membershipWords as words } from '../memberships';
import { actionPath, useActionsToAsk } from '../onboarding';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/pages/Section';
import type { HomeCard } from './homeCards';
import classes from './SetupChecklist.module.css';

const text = words.setUp;

interface SetupStep {
  title: string;
  why: string;
  done: boolean;
  button: string;
  to?: string;
}

function requiredSteps(cards: readonly HomeCard[]): SetupStep[] {
  const [first] = cards;
  const membership = first && { membership: first.membership.id };
  return [
    {
      title: text.membership,
      why: text.membershipWhy,
      done: first !== undefined,
      button: words.add,
      to: paths.membershipsAdd,
    },
    {
      title: text.pod,
      why: text.podWhy,
      done: cards.some(({ tasks }) => tasks !== undefined && tasks.podCount > 0),
      button: words.tasks.firstPod,
      to: membership && pathTo(paths.podsAdd, membership),
    },
    {
      title: text.people,
      why: text.peopleWhy,
      done: cards.some(({ tasks }) => tasks?.hasMembers),
      button: text.invite,
      to: membership && pathTo(paths.membershipInvites, membership),
    },
  ];
}

/** Rule memberships.setUp. False while the staff's tasks are unknown, so that the list doesn't come and go. */
export function isSettingUp(cards: readonly HomeCard[]): boolean {
  const areKnown = cards.every(({ tasks }) => tasks !== undefined);
  return areKnown && requiredSteps(cards).some(({ done }) => !done);
}

interface SetupChecklistProps {
  business: Business;
  cards: readonly HomeCard[];
}

/** Zoom and an admin are optional. */
export function SetupChecklist({ business, cards }: SetupChecklistProps) {
  const { currentData: due = [] } = useActionsToAsk();
  const steps = requiredSteps(cards);
  const next = steps.find(({ done }) => !done);
  const optional = (action: OnboardingActionName, title: string, why: string, button: string) => ({
    title,
    why,
    button,
    done: !due.some((one) => one.action === action && one.businessId === business.id),
    to: actionPath({ action, businessId: business.id }, business.id, paths.memberships),
  });
  const extras = [
    optional('ZOOM_PROMPT', text.zoom, text.zoomWhy, text.setUpZoom),
    optional('OWNER_ADMIN_PROMPT', text.admin, text.adminWhy, text.assignAdmin),
  ].filter(({ done }) => !done);
  return (
    <Section title={text.title}>
      <p className={classes.quiet}>{text.intro}</p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <StepRow key={step.title} step={step} isNext={step === next} />
        ))}
      </ol>
      {extras.length > 0 && (
        <>
          <h3 className={classes.optional}>{text.optional}</h3>
          <ul className={classes.steps}>
            {extras.map((step) => (
              <StepRow key={step.title} step={step} isNext={false} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function StepRow({ step: { title, why, done, button, to }, isNext }: { step: SetupStep; isNext: boolean }) {
  const Icon = done ? IconCircleCheck : IconCircle;
  return (
    <li className={classes.step} data-done={done || undefined}>
      <Icon aria-hidden />
      <div>
        <strong>
          {title}
          {done && <VisuallyHidden>: {text.done}</VisuallyHidden>}
        </strong>
        {!done && <p className={classes.quiet}>{why}</p>}
      </div>
      {!done && to !== undefined && (
        <ButtonLink to={to} variant={isNext ? 'filled' : 'default'} size="sm">
          {button}
        </ButtonLink>
      )}
    </li>
  );
}
