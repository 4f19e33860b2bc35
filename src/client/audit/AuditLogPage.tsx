import { IconDownload, IconHistory } from '@tabler/icons-react';
import { NativeSelect, TextInput } from '@mantine/core';
import type { AuditEntry, Business } from '../../contract/entities.gen';
import { auditCsvLink, mySettingsPath, paths } from '../../domain/links';
import { useAuditPagesInfiniteQuery, useListAuditActorsQuery } from '../api/auditApi';
import { WithBusiness } from '../session';
import { Downloads } from '../ui/Downloads';
import { EmptyState } from '../ui/states/EmptyState';
import { ResultCount } from '../ui/lists/ResultCount';
import { ListEnd } from '../ui/lists/ListEnd';
import { ListPage } from '../ui/pages/ListPage';
import { NoMatch } from '../ui/states/NoMatch';
import { QueryState } from '../ui/states/QueryState';
import { LinesSkeleton, ListPageSkeleton } from '../ui/states/skeletons';
import { useListedPages } from '../ui/lists/useListedPages';
import { joinWithAnd } from '../../domain/text/words';
import { joinWithSeparator } from '../ui/separator';
import { Time } from '../ui/Time';
import { AUDIT_ACT_GROUPS, AUDIT_ACTS } from '../../domain/audit/acts';
import classes from './audit.module.css';
import { useAuditView, type AuditView } from './useAuditView';
import { words } from './words';

/** The API's maximum, far more people than act in most businesses. */
const MAX_PEOPLE = 500;

const groupNames = Object.keys(AUDIT_ACT_GROUPS) as (keyof typeof AUDIT_ACT_GROUPS)[];

const kinds = [
  { value: '', label: words.anything },
  ...groupNames.map((name) => ({
    group: words.groups[name],
    items: AUDIT_ACT_GROUPS[name].map((act) => ({ value: act, label: words.acts[act] })),
  })),
];

function AuditFilter({ business: { id }, view }: { business: Business; view: AuditView }) {
  const { fields, set, first } = view;
  const { data: people = [] } = useListAuditActorsQuery({ id, limit: MAX_PEOPLE });
  const isListed = fields.personId === '' || people.some((person) => person.id === fields.personId);
  return (
    <div role="search" aria-label={words.narrow} className={classes.filters}>
      <NativeSelect
        ref={first}
        label={words.person}
        value={fields.personId}
        onChange={({ target }) => set({ personId: target.value })}
        data={[
          { value: '', label: words.anybody },
          ...(isListed ? [] : [{ value: fields.personId, label: words.thisPerson }]),
          ...people.map((person) => ({ value: person.id, label: person.name ?? words.nameless(person.id) })),
        ]}
      />
      <NativeSelect
        label={words.act}
        value={fields.act}
        onChange={({ target }) => set({ act: AUDIT_ACTS.find((act) => act === target.value) ?? '' })}
        data={kinds}
      />
      {(['since', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={words[name]}
          value={fields[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
    </div>
  );
}

const lines = <LinesSkeleton count={12} />;
const page = <ListPageSkeleton>{lines}</ListPageSkeleton>;
const crumbs = [
  { label: words.settings, to: paths.mySettings },
  { label: words.panel, to: mySettingsPath('business') },
  { label: words.title },
];

export function AuditLogPage() {
  return (
    <WithBusiness can="viewAuditLog" skeleton={page}>
      {(business) => <AuditLog key={business.id} business={business} />}
    </WithBusiness>
  );
}

function AuditLog({ business }: { business: Business }) {
  const view = useAuditView();
  const file = {
    label: words.download,
    path: auditCsvLink(business.id, view.asked),
    icon: <IconDownload size="1.25rem" aria-hidden />,
  };
  return (
    <ListPage
      title={words.title}
      intro={words.intro(business.name)}
      crumbs={crumbs}
      actions={<Downloads files={[file]} />}
    >
      <AuditFilter business={business} view={view} />
      <Entries businessId={business.id} view={view} />
    </ListPage>
  );
}

const idOf = ({ id }: AuditEntry) => id;

function Entries({ businessId, view }: { businessId: string; view: AuditView }) {
  const { query, rest } = useListedPages(useAuditPagesInfiniteQuery({ id: businessId, ...view.asked }), { idOf });
  const { lastPage: last } = query.currentData ?? {};
  return (
    <>
      <ResultCount>{last && words.entries(last.total)}</ResultCount>
      <QueryState
        query={query}
        skeleton={lines}
        isEmpty={({ items }) => items.length === 0}
        empty={<Nothing isNarrowed={last?.isFiltered ?? false} onClear={view.clear} />}
      >
        {({ items }) => (
          <>
            <ul className={classes.log}>
              {items.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ul>
            <ListEnd rest={rest} />
          </>
        )}
      </QueryState>
    </>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const icon = <IconHistory size={32} stroke={1.5} aria-hidden />;
  if (isNarrowed) {
    return <NoMatch icon={icon} title={words.notFound} why={words.notFoundWhy} label={words.clear} onClear={onClear} />;
  }
  return (
    <EmptyState icon={icon} title={words.none}>
      {words.noneWhy}
    </EmptyState>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { act, actor, person, membership, pod, fields, detail = '', apiKey, address, created } = entry;
  const did = words.did[act]({
    whom: person ? (person.name ?? words.gone) : '',
    membership: membership?.name ?? '',
    pod: pod?.name ?? '',
    detail: words.details[detail] ?? detail,
  });
  return (
    <li className={classes.entry}>
      <span className={classes.when}>
        <Time at={Math.floor(created / 1000)} isShort />
      </span>
      <div className={classes.what}>
        <p>
          <b>{actor.name ?? words.goneFirst}</b>
          {apiKey !== undefined && words.byKey(apiKey)} {did}
        </p>
        {fields.length > 0 && (
          <p className={classes.quiet}>
            {words.changed(joinWithAnd(fields.map((field) => words.fields[field] ?? field)))}
          </p>
        )}
      </div>
      <span className={classes.quiet}>
        {joinWithSeparator(pod && membership?.name, address && words.from(address))}
      </span>
    </li>
  );
}
