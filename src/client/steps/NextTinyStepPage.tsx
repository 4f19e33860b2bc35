import { skipToken } from '@reduxjs/toolkit/query';
import type { Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { isFeatureOn } from '../../domain/memberships/settings';
import { useGetMembershipQuery } from '../api/membershipsApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { useListMyStepsQuery } from '../api/stepsApi';
import { useSubject } from '../ui/useSubject';
import { ButtonLink } from '../ui/ButtonLink';
import { DetailPage } from '../ui/DetailPage';
import { EmptyState } from '../ui/EmptyState';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { QueryState } from '../ui/QueryState';
import { CardsSkeleton } from '../ui/skeletons';
import { PodChooser } from './PodChooser';
import { CurrentStep } from './CurrentStep';
import { PodDownloads } from './PodDownloads';
import { PreviousSteps } from './PreviousSteps';
import { words } from './words';

/** What the address names: a pod, or a step, which leads to its pod; else the only pod one is in (rule platform.subjects). */
function usePodNamed(): { podId?: string; unreadable: boolean } {
  const pod = useSubject('pod');
  const step = useSubject('step');
  const { data: steps } = useListMyStepsQuery(step.id ? undefined : skipToken);
  const podId = pod.id ?? steps?.find(({ id }) => id === step.id)?.podId;
  const isMissing = step.id !== undefined && steps !== undefined && podId === undefined;
  return { podId, unreadable: pod.unreadable || step.unreadable || isMissing };
}

export function NextTinyStepPage() {
  const { podId, unreadable } = usePodNamed();
  const pods = useListMyPodsQuery();
  if (unreadable) return <NotFoundNotice />;
  return (
    <QueryState query={pods} skeleton={<CardsSkeleton count={2} />}>
      {(mine) => {
        const pod = mine.find(({ id }) => id === podId) ?? (podId || mine.length !== 1 ? undefined : mine[0]);
        if (pod) return <StepOfPod key={pod.id} pod={pod} />;
        return podId ? <NotFoundNotice /> : <PodChooser pods={mine} />;
      }}
    </QueryState>
  );
}

function StepOfPod({ pod }: { pod: Pod }) {
  const steps = useListMyStepsQuery();
  const { data: membership } = useGetMembershipQuery({ id: pod.membershipId });
  const isOn = isFeatureOn('NextTinyStep', membership?.features ?? []);
  const shareWinLink = membership?.settings.find(({ name }) => name === 'ShareWinLink')?.value || undefined;
  const toPod = pathTo(paths.pod, { pod: pod.id });
  return (
    <DetailPage
      title={words.title}
      crumbs={[{ label: words.pods, to: paths.pods }, { label: pod.name, to: toPod }, { label: words.title }]}
      intro={isOn ? words.intro(pod.name) : undefined}
    >
      {isOn ? (
        <QueryState query={steps} skeleton={<CardsSkeleton count={2} />}>
          {(all) => {
            const here = all.filter((step) => step.podId === pod.id);
            const current = here.find((step) => step.current);
            const { nextMeeting } = pod.scheduledMeeting;
            return (
              <>
                {current && <CurrentStep step={current} nextMeeting={nextMeeting} shareWinLink={shareWinLink} />}
                <PodDownloads podId={pod.id} />
                <PreviousSteps steps={here.filter((step) => !step.current)} />
              </>
            );
          }}
        </QueryState>
      ) : (
        <EmptyState title={words.offTitle} action={<ButtonLink to={toPod}>{words.toPod}</ButtonLink>}>
          {words.off}
        </EmptyState>
      )}
    </DetailPage>
  );
}
