import { Button } from '@mantine/core';
import type { BulkAction, BulkActionRow } from '../../contract/entities.gen';
import { BULK_OUTCOMES, type BulkOutcome } from '../../domain/bulk/kinds';
import { pathTo, paths, queryKeys, withQuery, subjectKeys } from '../../domain/links';
import { relativeTimeText } from '../../domain/time/relativeTime';
import { useBulkActionRowPagesInfiniteQuery, useStopBulkActionMutation } from '../api/bulkApi';
import { membershipCrumbs, useMembership } from '../memberships';
import { useAddressQuery } from '../ui/lists/useAddressQuery';
import { useListedPages } from '../ui/lists/useListedPages';
import { WindowList } from '../ui/lists/WindowList';
import { confirm } from '../ui/messages/confirm';
import { useAct } from '../ui/messages/useAct';
import { Card } from '../ui/pages/Card';
import { DetailPage } from '../ui/pages/DetailPage';
import { PageTabs } from '../ui/pages/PageTabs';
import { Section } from '../ui/pages/Section';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { joinWithSeparator } from '../ui/separator';
import { FailureAlert } from '../ui/states/FailureAlert';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton, RowsSkeleton } from '../ui/states/skeletons';
import { useSubject } from '../ui/states/useSubject';
import { useNow } from '../ui/useNow';
import classes from './bulk.module.css';
import { BulkProgress } from './BulkProgress';
import { useBulkAction } from './useBulkAction';
import { words } from './words.gen';

const text = words.progress;

export function BulkActionPage() {
  const { id } = useSubject('bulkAction');
  return id === undefined ? <NotFoundNotice /> : <Named key={id} id={id} />;
}

function Named({ id }: { id: string }) {
  const query = useBulkAction(id);
  return (
    <QueryState query={query} skeleton={<CardsSkeleton count={1} />}>
      {(action) => <Shown action={action} />}
    </QueryState>
  );
}

/** 'To Early Birds · Maya Lee · 5 minutes ago'. */
export function useBulkActionDetails({ startedAt, startedByName, toPodName }: BulkAction): string {
  const when = relativeTimeText(startedAt, useNow(60), useReaderZone(), readerLocale());
  return joinWithSeparator(toPodName && text.to({ pod: toPodName }), startedByName, when);
}

function Shown({ action }: { action: BulkAction }) {
  const { kind, state, membershipId } = action;
  const membership = useMembership(membershipId);
  const list = { label: text.crumb, to: pathTo(paths.bulkActions, { membership: membershipId }) };
  const here = { label: words.titles[kind] };
  return (
    <DetailPage
      title={words.titles[kind]}
      crumbs={membership ? membershipCrumbs(membership, list, here) : [list, here]}
      intro={useBulkActionDetails(action)}
    >
      <Card>
        <BulkProgress action={action} />
        {state === 'RUNNING' && <Stop action={action} />}
      </Card>
      {state !== 'RUNNING' && <Results action={action} />}
    </DetailPage>
  );
}

function Stop({ action: { id } }: { action: BulkAction }) {
  const [stop] = useStopBulkActionMutation();
  const { busy, error, run } = useAct();
  const ask = async () => {
    const question = { title: text.stopTitle, body: text.stopEffect, verb: text.stopVerb, cancel: text.keepOn };
    if (await confirm(question)) await run(text.stop, () => stop({ id }).unwrap());
  };
  const isBusy = busy !== undefined;
  return (
    <>
      <p className={classes.quiet}>{text.keepsOn}</p>
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="default" onClick={() => void ask()} aria-disabled={isBusy} aria-busy={isBusy}>
        {text.stop}
      </Button>
    </>
  );
}

const countsOf = ({ total, done, refused }: BulkAction): Record<BulkOutcome, number> => ({
  PENDING: total - done - refused,
  DONE: done,
  REFUSED: refused,
});

const idOf = ({ position }: BulkActionRow) => String(position);

function Results({ action }: { action: BulkAction }) {
  const { query: address } = useAddressQuery();
  const counts = countsOf(action);
  const shown = BULK_OUTCOMES.filter((outcome) => counts[outcome] > 0);
  const outcome = shown.find((one) => one === address.get(queryKeys.outcome)) ?? shown[0];
  if (outcome === undefined) return null;
  return (
    <Section title={text.results} bare>
      {shown.length > 1 && (
        <PageTabs
          label={text.filters}
          tabs={shown.map((one) => ({
            label: text.count({ label: text.outcomes[one], count: counts[one] }),
            to: withQuery(paths.bulkAction, { [subjectKeys.bulkAction]: action.id, [queryKeys.outcome]: one }),
            isCurrent: one === outcome,
          }))}
        />
      )}
      <Rows key={outcome} id={action.id} outcome={outcome} />
    </Section>
  );
}

function Rows({ id, outcome }: { id: string; outcome: BulkOutcome }) {
  const { query, rest } = useListedPages(useBulkActionRowPagesInfiniteQuery({ id, outcome }), { idOf });
  return (
    <QueryState query={query} skeleton={<RowsSkeleton />}>
      {({ items, lastPage: last }) => (
        <WindowList rows={items} keyOf={idOf} rowHeight={56} total={last.total} rest={rest}>
          {({ name, reason, outcome: ended }) => (
            <div className={classes.result}>
              <span>{name}</span>
              <span className={classes.quiet}>{reason ?? text.outcomes[ended]}</span>
            </div>
          )}
        </WindowList>
      )}
    </QueryState>
  );
}
