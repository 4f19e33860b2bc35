import type { WEBHOOK_MESSAGE_TYPES, WebhookEvent } from '../../../domain/integrations/webhooks';
import { words } from './words.gen';

type MessageType = (typeof WEBHOOK_MESSAGE_TYPES)[number];

/** Keys of texts can't contain a dot. */
type KeyOf<Name extends string> = Name extends `${infer Subject}.${infer Act}` ? `${Subject}_${Act}` : never;

const keyOf = <Name extends string>(name: Name) => name.replace('.', '_') as KeyOf<Name>;

export const eventName = (event: WebhookEvent): string => words.events[keyOf(event)];

export const messageName = (type: MessageType): string => words.types[keyOf(type)];
