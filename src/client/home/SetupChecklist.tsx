import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { Business } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { usePutSetUpAwayMutation } from '../api/membershipsApi';
import { membershipWords as words } from '../memberships';
import { actionPath, useActionsToAsk } from '../onboarding';
import { ButtonLink } from '../ui/ButtonLink';
import { showMessage } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import { pageHeading } from '../ui/pages/pageHeading';
import { Section } from '../ui/pages/Section';
import { FailureAlert } from '../ui/states/FailureAlert';
import type { HomeCard } from './homeCards';
import classes from './SetupChecklist.module.css';
import { words as text } from './setUpWords.gen';

interface SetupStep {
  title: string;
  why: string;
  done: boolean;
  button?: string;
  to?: string | undefined;
}

const someTasks = (cards: readonly HomeCard[], test: (tasks: NonNullable<HomeCard['tasks']>) => boolean) =>
  cards.some(({ tasks }) => tasks !== undefined && test(tasks));

function linkStep({ tasks }: HomeCard): SetupStep[] {
  const [pod] = tasks?.podsWithoutLink ?? [];
  if (!pod) return [];
  const to = pathTo(paths.podEdit, { pod: pod.id });
  return [{ title: text.link, why: text.linkWhy({ pod: pod.name }), done: false, button: text.enterLink, to }];
}

/** What is done follows from what is stored (rule memberships.setUp). */
function requiredSteps(cards: readonly HomeCard[]): SetupStep[] {
  const [first] = cards;
  const membership = first && { membership: first.membership.id };
  const hasMembers = someTasks(cards, (tasks) => tasks.hasMembers);
  const invited = cards.reduce((sum, { tasks }) => sum + (tasks?.invitedCount ?? 0), 0);
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
      done: someTasks(cards, ({ podCount }) => podCount > 0),
      button: words.tasks.firstPod,
      to: membership && pathTo(paths.podsAdd, membership),
    },
    ...(first ? linkStep(first) : []),
    {
      title: text.people,
      why: text.peopleWhy,
      done: hasMembers || invited > 0,
      button: text.invite,
      to: membership && pathTo(paths.membershipInvites, membership),
    },
    { title: text.joined, why: invited > 0 ? text.invited({ count: invited }) : text.joinedWhy, done: hasMembers },
  ];
}

function membershipExtras({ membership }: HomeCard): SetupStep[] {
  const { id, settings, customButtons, url, communityUrl, hasLogo } = membership;
  const hasLinks = settings.some(({ name }) => name.endsWith('Link')) || customButtons.length > 0;
  const to = pathTo(paths.membershipSettings, { membership: id });
  return [
    {
      title: text.links,
      why: text.linksWhy,
      done: hasLinks || Boolean(url) || Boolean(communityUrl),
      button: text.addLinks,
      to,
    },
    { title: text.logo, why: text.logoWhy, done: hasLogo, button: text.addLogo, to },
  ];
}

interface SetupChecklistProps {
  business: Business;
  cards: readonly HomeCard[];
}

/** What the wizard left out, Zoom and an admin are optional. */
export function SetupChecklist({ business, cards }: SetupChecklistProps) {
  const { currentData: due = [] } = useActionsToAsk();
  const [first] = cards;
  const steps = requiredSteps(cards);
  const next = steps.find(({ done, to }) => !done && to !== undefined);
  const optional = (action: OnboardingActionName, title: string, why: string, button: string) => ({
    title,
    why,
    button,
    done: !due.some((one) => one.action === action && one.businessId === business.id),
    to: actionPath({ action, businessId: business.id }, business.id, paths.memberships),
  });
  const extras = [
    ...(first ? membershipExtras(first) : []),
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
      {first && <PutAway businessId={business.id} />}
    </Section>
  );
}

function PutAway({ businessId }: { businessId: string }) {
  const [putSetUpAway] = usePutSetUpAwayMutation();
  const { busy, error, run } = useAct();
  const putAway = () =>
    run(text.putAway, async () => {
      await putSetUpAway({ id: businessId }).unwrap();
      showMessage(text.isAway);
      pageHeading()?.focus({ preventScroll: true });
    });
  return (
    <div>
      {error !== undefined && <FailureAlert error={error} />}
      <Button
        className={classes.away}
        variant="subtle"
        size="sm"
        onClick={() => void putAway()}
        aria-disabled={busy !== undefined}
        aria-busy={busy !== undefined}
      >
        {text.putAway}
      </Button>
    </div>
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
