import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NewWebhook, Webhook } from '../../../contract/entities.gen';
import { webhookSchema, type WebhookValues } from '../../../domain/integrations/forms';
import { areSameEvents, WEBHOOK_FAILING_DAYS, WEBHOOK_ROTATION_HOURS } from '../../../domain/integrations/webhooks';
import { shortDate } from '../../../domain/time/shortDate';
import {
  integrationsApi,
  useDeleteWebhookMutation,
  useGetWebhookQuery,
  useUpdateWebhookMutation,
  useWebhookDeliveryPagesInfiniteQuery,
} from '../../api/integrationsApi';
import { WithBusiness } from '../../session';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { confirm } from '../../ui/messages/confirm';
import { showMessage, showSaved } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { BackTo } from '../../ui/pages/BackTo';
import { DetailPage } from '../../ui/pages/DetailPage';
import { pageHeading } from '../../ui/pages/pageHeading';
import { Section } from '../../ui/pages/Section';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { SubjectState, useActOnSubject } from '../../ui/states/SubjectState';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { useFrozenSubject } from '../../ui/states/useFrozenSubject';
import { useSubject } from '../../ui/states/useSubject';
import { ShownOnce } from '../ShownOnce';
import { useUntracked } from '../useUntracked';
import { webhookCrumbs, webhooksPath } from './crumbs';
import { Deliveries } from './Deliveries';
import { WebhookFields } from './WebhookFields';
import classes from './webhooks.module.css';
import { words } from './words.gen';

const text = words.one;

export function WebhookPage() {
  const { id: webhookId, unreadable } = useSubject('webhook');
  return (
    <WithBusiness can="manageApiKeys" skeleton={<CardsSkeleton count={2} />}>
      {({ id }) =>
        webhookId === undefined ? (
          <WithoutWebhook businessId={id} isUnreadable={unreadable} />
        ) : (
          <Named key={webhookId} businessId={id} webhookId={webhookId} />
        )
      }
    </WithBusiness>
  );
}

function WithoutWebhook({ businessId, isUnreadable }: { businessId: string; isUnreadable: boolean }) {
  return isUnreadable ? <NotFoundNotice /> : <BackTo to={webhooksPath(businessId)} notice={text.choose} />;
}

interface Ids {
  businessId: string;
  webhookId: string;
}

function Named({ businessId: id, webhookId }: Ids) {
  const frozenSubject = useFrozenSubject<Webhook>();
  const skip = frozenSubject.isEnding;
  const query = useGetWebhookQuery({ id, webhookId }, { skip });
  // The page appears at once, since what follows the deliveries would move.
  const deliveries = useWebhookDeliveryPagesInfiniteQuery({ id, webhookId }, { skip });
  return (
    <SubjectState
      frozenSubject={frozenSubject}
      query={query}
      isWaiting={deliveries.isLoading}
      skeleton={<CardsSkeleton count={2} />}
    >
      {(webhook) => <Shown businessId={id} webhook={webhook} />}
    </SubjectState>
  );
}

/** The button that was pressed is gone. */
const focusHeading = () => setTimeout(() => pageHeading()?.focus({ preventScroll: true }));

interface ShownProps {
  businessId: string;
  webhook: Webhook;
}

/** A new secret is only in this component's state, and leaves with it. */
function Shown({ businessId, webhook }: ShownProps) {
  const [replaced, setReplaced] = useState<NewWebhook>();
  const host = new URL(webhook.url).host;
  const crumbs = webhookCrumbs(businessId, host);
  if (replaced) {
    const done = () => {
      setReplaced(undefined);
      focusHeading();
    };
    const title = words.secret.title({ host });
    return <ShownOnce title={title} crumbs={crumbs} secret={replaced.secret} text={words.secret} done={done} />;
  }
  return (
    <DetailPage title={host} crumbs={crumbs} intro={<span className={classes.address}>{webhook.url}</span>}>
      <Status businessId={businessId} webhook={webhook} />
      <Deliveries businessId={businessId} webhook={webhook} />
      <Settings businessId={businessId} webhook={webhook} />
      <Secret businessId={businessId} webhook={webhook} onReplaced={setReplaced} />
      <Deletion businessId={businessId} webhook={webhook} />
    </DetailPage>
  );
}

const warning = <IconAlertTriangle aria-hidden />;

function Status({ businessId: id, webhook }: ShownProps) {
  const { id: webhookId, enabled, disabled = 0, disabledReason = 'GONE', failingSince } = webhook;
  const [update] = useUpdateWebhookMutation();
  const { busy, error, run } = useAct();
  const zone = useReaderZone();
  const dateOf = (seconds: number) => shortDate(seconds, zone, readerLocale());
  if (enabled) {
    return (
      failingSince !== undefined && (
        <Alert role="note" variant="light" icon={warning} title={text.isFailing}>
          {text.failing({ date: dateOf(failingSince), days: WEBHOOK_FAILING_DAYS })}
        </Alert>
      )
    );
  }
  const turnOn = async () => {
    await update({ id, webhookId, webhookUpdate: { enabled: true } }).unwrap();
    showMessage(text.turnedOn);
    focusHeading();
  };
  return (
    <>
      <Alert role="note" variant="light" icon={warning} title={text.isOff}>
        {text.reasons[disabledReason]({ date: dateOf(disabled), days: WEBHOOK_FAILING_DAYS })}
      </Alert>
      {error !== undefined && <FailureAlert error={error} />}
      {disabledReason !== 'KEY_EXPIRED' && (
        <div>
          <Button
            onClick={() => void run(text.turnOn, turnOn)}
            aria-disabled={busy !== undefined}
            aria-busy={busy !== undefined}
          >
            {text.turnOn}
          </Button>
        </div>
      )}
    </>
  );
}

function Settings({ businessId: id, webhook: { id: webhookId, url, events } }: ShownProps) {
  const [update] = useUpdateWebhookMutation();
  const [opened, setOpened] = useState<WebhookValues>({ url, events });
  const save = async (values: WebhookValues) => {
    // Only what was edited here, so that what others change meanwhile stays.
    const webhookUpdate = {
      ...(values.url !== opened.url && { url: values.url }),
      ...(!areSameEvents(values.events, opened.events) && { events: values.events }),
    };
    if (Object.keys(webhookUpdate).length > 0) await update({ id, webhookId, webhookUpdate }).unwrap();
    setOpened(values);
    showSaved(text.saved);
  };
  return (
    <Section title={text.settings}>
      <Form
        guard={UnsavedChangesGuard}
        draft={formDraft(`webhook-edit.${webhookId}`)}
        initialValues={opened}
        schema={webhookSchema}
        onSubmit={save}
      >
        <WebhookFields />
        <FormActions submit={text.save} />
      </Form>
    </Section>
  );
}

function Secret({
  businessId: id,
  webhook: { id: webhookId, previousUntil },
  onReplaced,
}: ShownProps & { onReplaced: (created: NewWebhook) => void }) {
  const dispatch = useUntracked();
  const { busy, error, run } = useAct();
  const zone = useReaderZone();
  const replace = async () => {
    const body = previousUntil === undefined ? text.replaceBody({ hours: WEBHOOK_ROTATION_HOURS }) : text.replaceAgain;
    if (!(await confirm({ title: text.replaceTitle, body, verb: text.replace, cancel: text.keep }))) return;
    await run(text.replace, async () => {
      const call = integrationsApi.endpoints.replaceWebhookSecret.initiate({ id, webhookId }, { track: false });
      onReplaced(await dispatch(call).unwrap());
    });
  };
  return (
    <Section title={text.secret}>
      <p>
        {previousUntil === undefined
          ? text.secretWhy({ hours: WEBHOOK_ROTATION_HOURS })
          : text.previousUntil({ date: shortDate(previousUntil, zone, readerLocale()) })}
      </p>
      {error !== undefined && <FailureAlert error={error} />}
      <div>
        <Button
          variant="default"
          onClick={() => void replace()}
          aria-disabled={busy !== undefined}
          aria-busy={busy !== undefined}
        >
          {text.replace}
        </Button>
      </div>
    </Section>
  );
}

function Deletion({ businessId: id, webhook: { id: webhookId, url } }: ShownProps) {
  const [remove] = useDeleteWebhookMutation();
  const actOnSubject = useActOnSubject();
  const navigate = useNavigate();
  const { busy, error, run } = useAct();
  const { host } = new URL(url);
  const ask = async () => {
    const question = { title: text.deleteTitle({ host }), body: text.deleteBody, verb: text.delete, cancel: text.keep };
    if (!(await confirm({ ...question, danger: true }))) return;
    const end = async () => {
      await remove({ id, webhookId }).unwrap();
      await navigate(webhooksPath(id), { replace: true });
      showMessage(text.deleted({ host }));
    };
    await run(text.delete, () => actOnSubject({ run: end, ends: true }));
  };
  return (
    <>
      {error !== undefined && <FailureAlert error={error} />}
      <div>
        <Button
          variant="default"
          onClick={() => void ask()}
          aria-disabled={busy !== undefined}
          aria-busy={busy !== undefined}
        >
          {text.delete}
        </Button>
      </div>
    </>
  );
}
