import { useLocation, useNavigate } from 'react-router-dom';
import type { BulkActionInput, BulkPreview, Membership } from '../../contract/entities.gen';
import { exceptionText } from './exceptionText';
import { isMemberBulkKind, type BulkRequestKind } from '../../domain/bulk/kinds';
import { LEADER_STATUSES } from '../../domain/leadership/status';
import { ALL_CHOSEN, membersPath, pageLinks, pathTo, paths, queryKeys, readBulkKind } from '../../domain/links';
import { deleteMembershipSchema } from '../../domain/memberships/forms';
import { useBulkPreviewQuery, useStartBulkActionMutation } from '../api/bulkApi';
import { useGetPodQuery } from '../api/podsApi';
import { membershipCrumbs, WithMembership } from '../memberships';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { Effects } from '../ui/confirm/Effects';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { useAddressQuery } from '../ui/lists/useAddressQuery';
import { BackTo } from '../ui/pages/BackTo';
import { Card } from '../ui/pages/Card';
import { FormPage } from '../ui/pages/FormPage';
import pageClasses from '../ui/pages/pages.module.css';
import { NoticePage } from '../ui/pages/NoticePage';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useSubject } from '../ui/states/useSubject';
import { ChoosePod } from './ChoosePod';
import { words } from './words.gen';

const text = words.confirm;

/** Previews a bulk action before it starts (rule bulk.preview). */
export function BulkPage() {
  return (
    <WithMembership can="manageMembers">
      {(membership) => <Bulk key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

const backOf = (kind: BulkRequestKind, id: string): string => {
  if (kind === 'EMPTY_MEMBERSHIP') return pathTo(paths.membershipSettings, { membership: id });
  return isMemberBulkKind(kind) ? membersPath(id, 'people') : pathTo(paths.pods, { membership: id });
};

type Chosen = Pick<BulkActionInput, 'ids' | 'matching'>;

function useChosen(kind: BulkRequestKind | undefined): Chosen | undefined {
  const { query } = useAddressQuery();
  const state = useLocation().state as { ids?: unknown } | null;
  if (kind === 'EMPTY_MEMBERSHIP') return {};
  if (query.get(queryKeys.chosen) === ALL_CHOSEN) {
    const q = query.get(queryKeys.search);
    const leaderStatus = LEADER_STATUSES.find((status) => status === query.get(queryKeys.leaderStatus));
    const withoutPod = query.get(queryKeys.inPods) !== null;
    return { matching: { ...(q && { q }), ...(leaderStatus && { leaderStatus }), ...(withoutPod && { withoutPod }) } };
  }
  const ids: unknown[] = Array.isArray(state?.ids) ? state.ids : [];
  const read = ids.filter((id) => typeof id === 'string');
  return read.length > 0 ? { ids: read } : undefined;
}

function Bulk({ membership }: { membership: Membership }) {
  const { query } = useAddressQuery();
  const kind = readBulkKind(query.get(queryKeys.act));
  const chosen = useChosen(kind);
  const { id: toPodId } = useSubject('pod');
  if (kind === undefined) return <NotFoundNotice />;
  if (!chosen) return <BackTo to={backOf(kind, membership.id)} notice={words.select.first} />;
  if (kind === 'MOVE_MEMBERS' && toPodId === undefined) {
    const crumbs = membershipCrumbs(membership, { label: words.titles.MOVE_MEMBERS });
    return <ChoosePod membershipId={membership.id} title={words.pod.title} intro={words.pod.intro} crumbs={crumbs} />;
  }
  return <Previewed membership={membership} input={{ kind, ...chosen, ...(toPodId && { toPodId }) }} />;
}

interface PreviewedProps {
  membership: Membership;
  input: BulkActionInput;
}

function Previewed({ membership, input }: PreviewedProps) {
  const preview = useBulkPreviewQuery({ id: membership.id, input });
  const pod = useGetPodQuery({ id: input.toPodId ?? '' }, { skip: input.toPodId === undefined });
  const isReady = input.toPodId === undefined || pod.currentData !== undefined;
  const both = isReady || preview.error ? preview : { ...preview, currentData: undefined, error: pod.error };
  return (
    <QueryState query={both} skeleton={<CardsSkeleton count={1} />}>
      {(known) => <Confirm membership={membership} input={input} preview={known} podName={pod.currentData?.name} />}
    </QueryState>
  );
}

interface ConfirmProps extends PreviewedProps {
  preview: BulkPreview;
  podName: string | undefined;
}

interface EffectNames {
  /** Number of people. */
  who: number;
  /** Number of pods. */
  what: number;
  membership: string;
  pod: string;
}

function effectsOf(kind: BulkRequestKind, names: EffectNames): string[] {
  const effects: readonly (string | ((names: EffectNames) => string))[] = text.effects[kind];
  return effects.map((effect) => (typeof effect === 'string' ? effect : effect(names)));
}

const DANGEROUS: readonly BulkRequestKind[] = ['REMOVE_MEMBERS', 'DELETE_PODS', 'DISABLE_MEMBERS'];

/** Larger bulk actions ask for the membership's name. */
const MAX_WITHOUT_NAME = 100;

function Confirm({ membership, input, preview, podName }: ConfirmProps) {
  const { kind } = input;
  const { people, pods, exceptions } = preview;
  const { id, name } = membership;
  const navigate = useNavigate();
  const [startBulkAction] = useStartBulkActionMutation();
  const back = backOf(kind, id);
  const except = exceptions.map(exceptionText);
  const start = async () => {
    const expected = exceptions.reduce((sum, { count }) => sum + count, people + pods);
    const action = await startBulkAction({ id, bulkActionInput: { ...input, expected } }).unwrap();
    await navigate(pageLinks.bulkAction(action.id), { replace: true });
  };
  if (people + pods === 0) {
    return (
      <NoticePage title={text.nobody} action={{ label: text.back, to: back }}>
        {except.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </NoticePage>
    );
  }
  const title = text.question[kind]({ who: people, what: pods });
  const verb = text.verb[kind]({ who: people, what: pods });
  const effects = [...effectsOf(kind, { who: people, what: pods, membership: name, pod: podName ?? '' }), ...except];
  const crumbs = membershipCrumbs(membership, { label: words.titles[kind] });
  if (kind === 'EMPTY_MEMBERSHIP' || (DANGEROUS.includes(kind) && people + pods > MAX_WITHOUT_NAME)) {
    return (
      <FormPage title={title} crumbs={crumbs}>
        <Card>
          <div className={pageClasses.card}>
            <Effects effects={effects} />
            <Form guard="short" initialValues={{ name: '' }} schema={deleteMembershipSchema(name)} onSubmit={start}>
              <TextField name="name" label={text.name({ name })} autoComplete="off" spellCheck={false} />
              <FormActions submit={verb} danger cancelTo={back} />
            </Form>
          </div>
        </Card>
      </FormPage>
    );
  }
  return (
    <ConfirmPage
      title={title}
      crumbs={crumbs}
      effects={effects}
      verb={verb}
      danger={DANGEROUS.includes(kind)}
      onConfirm={start}
      back={{ to: back }}
    />
  );
}
