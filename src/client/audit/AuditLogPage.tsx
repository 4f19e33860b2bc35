import { IconDownload, IconHistory } from '@tabler/icons-react';
import type { AuditEntry, Business } from '../../contract/entities.gen';
import { auditCsvLink, mySettingsPath, paths } from '../../domain/links';
import { useAuditPagesInfiniteQuery } from '../api/auditApi';
import { WithBusiness } from '../session';
import { Downloads } from '../ui/Downloads';
import { EmptyState } from '../ui/states/EmptyState';
import { ResultCount } from '../ui/lists/ResultCount';
import { ListEnd } from '../ui/lists/ListEnd';
import { ListPage } from '../ui/pages/ListPage';
import { NoMatch } from '../ui/states/NoMatch';
import { QueryState } from '../ui/states/QueryState';
import { RowsSkeleton } from '../ui/states/skeletons';
import { useListedPages } from '../ui/lists/useListedPages';
import classes from './audit.module.css';
import { AuditFilter } from './AuditFilter';
import { AuditRow } from './AuditRow';
import { useAuditView, type AuditView } from './useAuditView';
import { words } from './words';

const skeleton = <RowsSkeleton />;
const crumbs = [
  { label: words.settings, to: paths.mySettings },
  { label: words.panel, to: mySettingsPath('memberships') },
  { label: words.title },
];

/** /business/audit-log, for the owner only: what staff and leaders did to people and settings (rule audit.acts). */
export function AuditLogPage() {
  return (
    <WithBusiness can="viewAuditLog" skeleton={skeleton}>
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
  const { last } = query.currentData ?? {};
  return (
    <>
      <ResultCount>{last && words.entries(last.total)}</ResultCount>
      <QueryState
        query={query}
        skeleton={skeleton}
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
