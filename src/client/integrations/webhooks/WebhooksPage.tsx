import { IconWebhook } from '@tabler/icons-react';
import type { Business, Webhook } from '../../../contract/entities.gen';
import { joinWithSeparator } from '../../ui/separator';
import { eventName } from './eventNames';
import { MAX_WEBHOOKS } from '../../../domain/integrations/webhooks';
import { pageLinks, pathTo, paths } from '../../../domain/links';
import { businessPlaces } from '../../ui/places/places';
import { shortDate } from '../../../domain/time/shortDate';
import { useListWebhooksQuery } from '../../api/integrationsApi';
import { toBusinessPanel } from '../../businesses';
import { WithBusiness } from '../../session';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/ButtonLink';
import { Link } from '../../ui/Link';
import { ListPage } from '../../ui/pages/ListPage';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { EmptyState } from '../../ui/states/EmptyState';
import { QueryState } from '../../ui/states/QueryState';
import { LinesSkeleton, ListPageSkeleton } from '../../ui/states/skeletons';
import classes from './webhooks.module.css';
import { words } from './words.gen';

const text = words.list;

const createdText = (date: string, name: string | undefined): string =>
  name === undefined ? text.created({ date }) : text.createdBy({ date, name });

const lines = <LinesSkeleton count={3} />;

export function WebhooksPage() {
  return (
    <WithBusiness can="manageApiKeys" skeleton={<ListPageSkeleton>{lines}</ListPageSkeleton>}>
      {(business) => <Webhooks key={business.id} business={business} />}
    </WithBusiness>
  );
}

function Webhooks({ business: { id, name } }: { business: Business }) {
  const webhooks = useListWebhooksQuery({ id });
  const count = webhooks.currentData?.length;
  const create = <ButtonLink to={pathTo(paths.webhooksAdd, { business: id })}>{text.create}</ButtonLink>;
  const isFull = count !== undefined && count >= MAX_WEBHOOKS;
  return (
    <ListPage
      title={businessPlaces.webhooks.name}
      intro={text.intro({ business: name })}
      crumbs={[...toBusinessPanel, { label: businessPlaces.webhooks.name }]}
      actions={count !== 0 && !isFull && create}
    >
      {isFull && <p>{text.isFull({ max: MAX_WEBHOOKS })}</p>}
      <QueryState
        query={webhooks}
        skeleton={lines}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState icon={<IconWebhook size={32} stroke={1.5} aria-hidden />} title={text.none} action={create}>
            {text.noneWhy}
          </EmptyState>
        }
      >
        {(list) => (
          <ul className={classes.rows}>
            {list.map((webhook) => (
              <WebhookRow key={webhook.id} businessId={id} webhook={webhook} />
            ))}
          </ul>
        )}
      </QueryState>
    </ListPage>
  );
}

export function WebhookBadge({ webhook: { enabled, failingSince } }: { webhook: Webhook }) {
  if (!enabled) return <Badge>{text.off}</Badge>;
  return failingSince !== undefined && <Badge tone="now">{text.failing}</Badge>;
}

function WebhookRow({ businessId, webhook }: { businessId: string; webhook: Webhook }) {
  const { id, url, events, created, createdBy, apiKeyName } = webhook;
  const zone = useReaderZone();
  return (
    <li className={classes.webhook}>
      <div>
        <p className={classes.name}>
          <Link className={classes.link} to={pageLinks.webhook(businessId, id)}>
            {new URL(url).host}
          </Link>
          <WebhookBadge webhook={webhook} />
        </p>
        <p className={classes.quiet}>
          {apiKeyName === undefined
            ? createdText(shortDate(created, zone, readerLocale()), createdBy)
            : text.byKey({ name: apiKeyName })}
        </p>
      </div>
      <p className={classes.quiet} title={events.join(', ')}>
        {events.length > 2 ? text.count({ count: events.length }) : joinWithSeparator(...events.map(eventName))}
      </p>
    </li>
  );
}
