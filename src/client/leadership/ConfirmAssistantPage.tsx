import { useNavigate } from 'react-router-dom';
import type { AssistantLeader } from '../../contract/entities.gen';
import { meetingLinkSchema } from '../../domain/leadership/forms';
import { pathTo, paths } from '../../domain/links';
import { useConfirmAssistantLeaderMutation, useGetAssistantLeaderQuery } from '../api/leadershipApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { statusOf } from '../api/problem';
import { useGetMyUserQuery } from '../api/sessionApi';
import { podCrumbs } from '../pods';
import { ButtonLink } from '../ui/ButtonLink';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/FormPage';
import { QueryState } from '../ui/QueryState';
import { showMessage } from '../ui/showMessage';
import { FieldsSkeleton } from '../ui/skeletons';
import { useSubject } from '../ui/useSubject';
import { RequestNotFound } from './RequestNotFound';
import { words } from './words';

const text = words.confirm;
const skeleton = <FieldsSkeleton count={1} />;

/** /pod/confirm-assistant-leader: who was asked to assist confirms with their meeting link. */
export function ConfirmAssistantPage() {
  const { id, unreadable } = useSubject('pod');
  if (unreadable) return <RequestNotFound />;
  return id ? <RequestIn podId={id} /> : <OnlyRequest />;
}

/** Without a pod in the address: the only one that asks this person. */
function OnlyRequest() {
  const { data: me } = useGetMyUserQuery();
  const pods = useListMyPodsQuery();
  return (
    <QueryState query={pods} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.filter((pod) => pod.assistantId === me?.id && !pod.assistantConfirmed);
        return only && others.length === 0 ? <RequestIn podId={only.id} /> : <RequestNotFound />;
      }}
    </QueryState>
  );
}

function RequestIn({ podId }: { podId: string }) {
  const { data: me } = useGetMyUserQuery();
  const request = useGetAssistantLeaderQuery({ id: podId });
  if ([400, 404].includes(statusOf(request.error) ?? 0)) return <RequestNotFound />;
  return (
    <QueryState query={request} skeleton={skeleton}>
      {(asked) => {
        if (!me) return skeleton;
        if (asked.assistantId !== me.id) return <RequestNotFound />;
        return asked.confirmed ? <Confirmed request={asked} /> : <ConfirmForm key={podId} request={asked} />;
      }}
    </QueryState>
  );
}

/** The request is used up. */
function Confirmed({ request: { podId, podName } }: { request: AssistantLeader }) {
  return (
    <RequestNotFound action={{ label: text.toPod, to: pathTo(paths.pod, { pod: podId }) }}>
      <p>{text.already(podName)}</p>
    </RequestNotFound>
  );
}

function ConfirmForm({ request: { podId, podName, membershipName } }: { request: AssistantLeader }) {
  const navigate = useNavigate();
  const [confirm] = useConfirmAssistantLeaderMutation();
  const toPod = pathTo(paths.pod, { pod: podId });
  return (
    <FormPage
      title={text.title}
      crumbs={podCrumbs({ id: podId, name: podName }, text.title)}
      intro={text.intro(podName, membershipName)}
    >
      <ul>
        <li>{text.runs}</li>
        <li>{text.overrides}</li>
      </ul>
      <Form
        initialValues={{ meetingLink: '' }}
        schema={meetingLinkSchema}
        onSubmit={async (meetingLinkInput) => {
          await confirm({ id: podId, meetingLinkInput }).unwrap();
          await navigate(toPod, { replace: true });
          showMessage(text.done(podName));
        }}
      >
        <TextField
          name="meetingLink"
          label={text.link}
          description={text.linkHelp}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <FormActions submit={text.verb}>
          <ButtonLink to={toPod} variant="default">
            {text.notNow}
          </ButtonLink>
        </FormActions>
      </Form>
    </FormPage>
  );
}
