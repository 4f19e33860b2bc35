import { eventName } from './eventNames';
import { WEBHOOK_EVENTS } from '../../../domain/integrations/webhooks';
import { TextField } from '../../ui/form/TextField';
import { ChoicesField } from '../ChoicesField';
import { words } from './words.gen';

const text = words.create;

const events = WEBHOOK_EVENTS.map((value) => ({ value, label: eventName(value), description: value }));

export function WebhookFields() {
  return (
    <>
      <TextField
        name="url"
        label={text.url}
        description={text.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
      />
      <ChoicesField name="events" legend={text.events} hint={text.eventsHint} choices={events} />
    </>
  );
}
