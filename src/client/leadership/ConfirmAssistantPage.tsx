import { Navigate, useNavigate } from 'react-router-dom';
import type { AssistantLeader } from '../../contract/entities.gen';
import { meetingLinkSchema } from '../../domain/leadership/forms';
import { pathTo, paths } from '../../domain/links';
import {
  useConfirmAssistantLeaderMutation,
  useDeclineAssistantLeaderMutation,
  useGetAssistantLeaderQuery,
} from '../api/leadershipApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { statusOf } from '../api/problem';
import { useGetMyUserQuery } from '../api/sessionApi';
import { podCrumbs } from '../pods';
import { Effects } from '../ui/confirm/Effects';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { FormPage } from '../ui/pages/FormPage';
import { QueryState } from '../ui/states/QueryState';
import { showMessage } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import { FailureAlert } from '../ui/states/FailureAlert';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { SubjectState, useActOnSubject } from '../ui/states/SubjectState';
import { useFrozenSubject } from '../ui/states/useFrozenSubject';
import { useSubject } from '../ui/states/useSubject';
import { DeclineButton } from './DeclineButton';
import { MeetingLinkField } from './MeetingLinkField';
import { RequestNotFound } from './RequestNotFound';
import { words } from './words.gen';

const text = words.confirm;
const skeleton = <FieldsSkeleton count={1} />;

export function ConfirmAssistantPage() {
  const { id, unreadable } = useSubject('pod');
  const me = useGetMyUserQuery();
  if (unreadable) return <RequestNotFound />;
  return (
    <QueryState query={me} skeleton={skeleton}>
      {({ id: myId }) => (id ? <RequestIn key={id} podId={id} myId={myId} /> : <OnlyRequest myId={myId} />)}
    </QueryState>
  );
}

/**
 * Puts the only pending request in the address, because once it is confirmed no pod has a request, even before the
 * page has navigated.
 */
function OnlyRequest({ myId }: { myId: string }) {
  const pods = useListMyPodsQuery();
  return (
    <QueryState query={pods} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.filter((pod) => pod.assistantId === myId && !pod.assistantConfirmed);
        if (!only || others.length > 0) return <RequestNotFound />;
        return <Navigate to={pathTo(paths.podConfirmAssistantLeader, { pod: only.id })} replace />;
      }}
    </QueryState>
  );
}

function RequestIn({ podId, myId }: { podId: string; myId: string }) {
  const holder = useFrozenSubject<AssistantLeader>();
  const request = useGetAssistantLeaderQuery({ id: podId });
  if ([400, 404].includes(statusOf(request.error) ?? 0)) return <RequestNotFound />;
  return (
    <SubjectState frozenSubject={holder} query={request} skeleton={skeleton}>
      {(asked) => {
        if (asked.assistantId !== myId) return <RequestNotFound />;
        if (asked.confirmed) return <Confirmed request={asked} />;
        return <ConfirmForm request={asked} />;
      }}
    </SubjectState>
  );
}

function Confirmed({ request: { podId, podName } }: { request: AssistantLeader }) {
  return (
    <RequestNotFound action={{ label: text.toPod, to: pathTo(paths.pod, { pod: podId }) }}>
      <p>{text.already({ pod: podName })}</p>
    </RequestNotFound>
  );
}

function ConfirmForm({ request: { podId, podName, membershipName } }: { request: AssistantLeader }) {
  const holding = useActOnSubject();
  const navigate = useNavigate();
  const [confirm] = useConfirmAssistantLeaderMutation();
  const [decline] = useDeclineAssistantLeaderMutation();
  const { busy, error, run } = useAct();
  const isDeclining = busy !== undefined;
  const draft = formDraft(`assistant-request.${podId}`);
  const answer = (send: () => Promise<unknown>, done: string) =>
    holding({
      run: async () => {
        await send();
        await navigate(pathTo(paths.pod, { pod: podId }), { replace: true });
        showMessage(done);
      },
    });
  return (
    <FormPage
      title={text.title}
      crumbs={podCrumbs({ id: podId, name: podName }, text.title)}
      intro={text.intro({ pod: podName, membership: membershipName })}
    >
      <Effects effects={[text.runs, text.overrides, text.decline]} />
      <Form
        // Declining discards what was typed.
        guard={isDeclining ? 'short' : UnsavedChangesGuard}
        draft={draft}
        initialValues={{ meetingLink: '' }}
        schema={meetingLinkSchema}
        onSubmit={async (meetingLinkInput) => {
          if (isDeclining) return;
          await answer(() => confirm({ id: podId, meetingLinkInput }).unwrap(), text.done({ pod: podName }));
        }}
      >
        <MeetingLinkField />
        {error !== undefined && <FailureAlert error={error} />}
        <FormActions submit={text.verb}>
          <DeclineButton
            label={text.declineVerb}
            isDeclining={isDeclining}
            onDecline={() =>
              run('decline', () =>
                answer(() => decline({ id: podId }).unwrap().then(draft.clear), text.declined({ pod: podName })),
              )
            }
          />
        </FormActions>
      </Form>
    </FormPage>
  );
}
