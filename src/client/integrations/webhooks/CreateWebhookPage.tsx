import { useState } from 'react';
import type { Business, NewWebhook } from '../../../contract/entities.gen';
import { webhookSchema, type WebhookValues } from '../../../domain/integrations/forms';
import type { WebhookEvent } from '../../../domain/integrations/webhooks';
import { pageLinks } from '../../../domain/links';
import { integrationsApi } from '../../api/integrationsApi';
import { WithBusiness } from '../../session';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { FormPage } from '../../ui/pages/FormPage';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { ShownOnce } from '../ShownOnce';
import { useUntracked } from '../useUntracked';
import { webhookCrumbs, webhooksPath } from './crumbs';
import { WebhookFields } from './WebhookFields';
import { words } from './words.gen';

const text = words.create;

export function CreateWebhookPage() {
  return (
    <WithBusiness can="manageApiKeys" skeleton={<FieldsSkeleton count={3} />}>
      {(business) => <CreateWebhook key={business.id} business={business} />}
    </WithBusiness>
  );
}

const noEvents: WebhookEvent[] = [];

/** The secret is only in this component's state, and leaves with it. */
function CreateWebhook({ business: { id } }: { business: Business }) {
  const dispatch = useUntracked();
  const [created, setCreated] = useState<NewWebhook>();
  const crumbs = webhookCrumbs(id, text.title);
  const create = async (webhookInput: WebhookValues) => {
    const call = integrationsApi.endpoints.createWebhook.initiate({ id, webhookInput }, { track: false });
    setCreated(await dispatch(call).unwrap());
  };
  if (created) {
    const { webhook, secret } = created;
    const title = words.secret.title({ host: new URL(webhook.url).host });
    const done = pageLinks.webhook(id, webhook.id);
    return <ShownOnce title={title} crumbs={crumbs} secret={secret} text={words.secret} done={done} />;
  }
  return (
    <FormPage title={text.title} intro={text.intro} crumbs={crumbs}>
      <Form
        guard={UnsavedChangesGuard}
        draft={formDraft(`webhook.${id}`)}
        initialValues={{ url: '', events: noEvents }}
        schema={webhookSchema}
        onSubmit={create}
      >
        <WebhookFields />
        <FormActions submit={text.submit} cancelTo={webhooksPath(id)} />
      </Form>
    </FormPage>
  );
}
