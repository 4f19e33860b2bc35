import { IconDownload, IconHistory } from '@tabler/icons-react';
import { NativeSelect, TextInput } from '@mantine/core';
import type { AuditEntry, Business } from '../../contract/entities.gen';
import { listCount } from '../ui/lists/listCount';
import { auditCsvLink, mySettingsPath, paths } from '../../domain/links';
import { businessPlaces, membershipPlaces } from '../ui/places/places';
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
import { joinWithSeparator } from '../ui/separator';
import { Time } from '../ui/Time';
import { AUDIT_ACT_GROUPS, AUDIT_ACTS, type AuditAct } from '../../domain/audit/acts';
import classes from './audit.module.css';
import { useAuditView, type AuditView } from './useAuditView';
import { words } from './words.gen';
import { listText } from '../../domain/text/lists';
import { LANGUAGE } from '../ui/language';

/** The API's maximum, far more people than act in most businesses. */
const MAX_PEOPLE = 500;

const groupNames = Object.keys(AUDIT_ACT_GROUPS) as (keyof typeof AUDIT_ACT_GROUPS)[];

const groupLabels: Record<keyof typeof AUDIT_ACT_GROUPS, string> = {
  ...words.groups,
  meetings: membershipPlaces.leaderMeetings.name,
};

const kinds = [
  { value: '', label: words.anything },
  ...groupNames.map((name) => ({
    group: groupLabels[name],
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
          ...people.map((person) => ({
            value: person.id,
            label: person.name ?? words.nameless({ id: person.id.slice(-4) }),
          })),
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
  { label: businessPlaces.auditLog.name },
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
      title={businessPlaces.auditLog.name}
      intro={words.intro({ business: business.name })}
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
      <ResultCount>{last && words.entries(listCount(last.total))}</ResultCount>
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

interface EntryNames {
  whom: string;
  membership: string;
  pod: string;
  /** The pod, or else the membership. */
  place: string;
  /** The leader status in words, the address of an invitation, the pod from whose waitlist a pod was formed, or an API key. */
  detail: string;
}

const details: Readonly<Record<string, string | undefined>> = words.details;
const fieldNames: Readonly<Record<string, string | undefined>> = words.fields;

/** Names that an entry may lack, and then says something else. */
const mayLack: Partial<Record<AuditAct, keyof EntryNames>> = {
  API_KEY_REVOKED: 'whom',
  LEADERSHIP_ACCEPTED: 'whom',
  POD_CREATED: 'detail',
  TERMS_PUBLISHED: 'membership',
  TERMS_WITHDRAWN: 'membership',
} satisfies Record<keyof typeof words.didWithout, keyof EntryNames>;

function sentenceOf(act: AuditAct, names: EntryNames): string {
  const name = mayLack[act];
  const lacks = name !== undefined && names[name] === '';
  const without: Partial<Record<AuditAct, (names: EntryNames) => string>> = words.didWithout;
  return ((lacks && without[act]) || words.did[act])(names);
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { act, actor, person, membership, pod, fields, detail = '', apiKey, address, created } = entry;
  const did = sentenceOf(act, {
    whom: person ? (person.name ?? words.gone) : '',
    membership: membership?.name ?? '',
    pod: pod?.name ?? '',
    place: pod?.name ?? membership?.name ?? '',
    detail: details[detail] ?? detail,
  });
  return (
    <li className={classes.entry}>
      <span className={classes.when}>
        <Time at={Math.floor(created / 1000)} isShort />
      </span>
      <div className={classes.what}>
        <p>
          <b>{actor.name ?? words.goneFirst}</b>
          {apiKey !== undefined && words.byKey({ name: apiKey })} {did}
        </p>
        {fields.length > 0 && (
          <p className={classes.quiet}>
            {words.changed({
              names: listText(
                fields.map((field) => fieldNames[field] ?? field),
                LANGUAGE,
              ),
            })}
          </p>
        )}
      </div>
      <span className={classes.quiet}>
        {joinWithSeparator(pod && membership?.name, address && words.from({ address }))}
      </span>
    </li>
  );
}
