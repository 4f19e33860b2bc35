import { Title } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import type { Business, ReportSummary } from '../../contract/entities.gen';
import { REPORT_RETENTION_DAYS } from '../../domain/reports/reports';
import { businessReportsPath, pageLinks, queryKeys, REPORT_PANELS, type ReportsPanel } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { wordsIn as reportWordsIn } from '../../domain/reports/reportWords.gen';
import { LANGUAGE } from '../ui/language';
import { relativeTimeText } from '../../domain/time/relativeTime';
import { useReportPagesInfiniteQuery } from '../api/reportsApi';
import { toBusinessPanel } from '../businesses';
import { WithBusiness } from '../session';
import { Badge } from '../ui/Badge';
import { Link } from '../ui/Link';
import { ListEnd } from '../ui/lists/ListEnd';
import { ResultCount } from '../ui/lists/ResultCount';
import { useListedPages } from '../ui/lists/useListedPages';
import { ListPage } from '../ui/pages/ListPage';
import { PageTabs } from '../ui/pages/PageTabs';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { joinWithSeparator } from '../ui/separator';
import { EmptyState } from '../ui/states/EmptyState';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { QueryState } from '../ui/states/QueryState';
import { LinesSkeleton, ListPageSkeleton } from '../ui/states/skeletons';
import { useSubject } from '../ui/states/useSubject';
import { useNow } from '../ui/useNow';
import { HelpLines } from './HelpLines';
import { QueuedReport } from './QueuedReport';
import classes from './reports.module.css';
import { secondsOf } from './secondsOf';
import { words } from './words.gen';

const text = words.queue;

const lines = <LinesSkeleton count={6} />;

/** What people have reported, and with `x` one of the reports. */
export function ReportsPage() {
  const { id, unreadable } = useSubject('report');
  return (
    <WithBusiness can="handleReports" skeleton={<ListPageSkeleton>{lines}</ListPageSkeleton>}>
      {(business) =>
        unreadable ? (
          <NotFoundNotice />
        ) : id === undefined ? (
          <Reports key={business.id} business={business} />
        ) : (
          <QueuedReport key={id} id={id} />
        )
      }
    </WithBusiness>
  );
}

function Reports({ business: { id, name } }: { business: Business }) {
  const [query] = useSearchParams();
  const panel = REPORT_PANELS.find((one) => one === query.get(queryKeys.panel));
  const tab = (label: string, to?: ReportsPanel) => ({
    label,
    to: businessReportsPath(id, to),
    isCurrent: panel === to,
  });
  return (
    <ListPage
      title={businessPlaces.reports.name}
      intro={text.intro({ business: name })}
      crumbs={[...toBusinessPanel, { label: businessPlaces.reports.name }]}
    >
      <PageTabs label={text.tabs} tabs={[tab(text.open), tab(text.closed, 'closed'), tab(text.help, 'help')]} />
      {panel === 'help' ? (
        <HelpLines businessId={id} />
      ) : (
        <Queue key={panel} businessId={id} isClosed={panel === 'closed'} />
      )}
    </ListPage>
  );
}

const idOf = ({ id }: ReportSummary) => id;

function Queue({ businessId, isClosed }: { businessId: string; isClosed: boolean }) {
  const { query, rest } = useListedPages(useReportPagesInfiniteQuery({ id: businessId, closed: isClosed }), { idOf });
  const total = query.currentData?.lastPage.total;
  return (
    <>
      <ResultCount>{total === undefined ? undefined : text.count({ total })}</ResultCount>
      <QueryState
        query={query}
        skeleton={lines}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={<IconFlag size={32} stroke={1.5} aria-hidden />}
            title={isClosed ? text.noneClosed : text.none}
          >
            {isClosed ? text.noneClosedWhy({ days: REPORT_RETENTION_DAYS }) : text.noneWhy}
          </EmptyState>
        }
      >
        {({ items }) => (
          <>
            <ul className={classes.rows}>
              {items.map((report) => (
                <ReportRow key={report.id} businessId={businessId} report={report} />
              ))}
            </ul>
            <ListEnd rest={rest} />
          </>
        )}
      </QueryState>
    </>
  );
}

function ReportRow({ businessId, report }: { businessId: string; report: ReportSummary }) {
  const { id, kind, reason, place, about, opened, closed, appealed, outcome } = report;
  const [zone, now] = [useReaderZone(), useNow()];
  const at = secondsOf(closed ?? opened);
  const when = relativeTimeText(at, now, zone, readerLocale());
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.name}>
          <Title order={2} size="h4" className={classes.title}>
            <Link className={classes.link} to={pageLinks.businessReport(businessId, id)}>
              {words.titles[kind]({ name: about.name })}
            </Link>
          </Title>
          {appealed && <Badge tone="now">{text.appealed}</Badge>}
          {closed !== undefined && outcome && <Badge>{words.one.decided[outcome]}</Badge>}
        </div>
        <p className={classes.quiet}>{joinWithSeparator(reportWordsIn(LANGUAGE).reasons[reason], place)}</p>
      </div>
      <time className={classes.when} dateTime={new Date(at * 1000).toISOString()}>
        {when}
      </time>
    </li>
  );
}
