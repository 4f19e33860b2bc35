import { array, type InferType, number, object, string } from 'yup';
import { nameField } from '../forms/fields';
import { API_KEY_SCOPES, MAX_API_KEY_DAYS, MAX_API_KEY_NAME_LENGTH } from './apiKeys';
import { MAX_WEBHOOK_URL_LENGTH, WEBHOOK_EVENTS } from './webhooks';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

const message = localTexts(wordsIn);

const DAYS_OUT_OF_RANGE = message((words) => words.days({ max: MAX_API_KEY_DAYS }));

/** The contract's ApiKeyInput; screens offer only some numbers of days. */
export const apiKeySchema = object({
  name: nameField((language) => wordsIn(language).keyName, MAX_API_KEY_NAME_LENGTH),
  scopes: array(string().oneOf(API_KEY_SCOPES).required())
    .default([])
    .min(
      1,
      message((words) => words.scopesRequired),
    ),
  expiresInDays: number().integer(DAYS_OUT_OF_RANGE).min(1, DAYS_OUT_OF_RANGE).max(MAX_API_KEY_DAYS, DAYS_OUT_OF_RANGE),
});
export type ApiKeyValues = InferType<typeof apiKeySchema>;

/** The contract's WebhookInput. The server checks further that the address may be called. */
export const webhookSchema = object({
  url: string()
    .trim()
    .required(message(({ url }) => url.required))
    .max(
      MAX_WEBHOOK_URL_LENGTH,
      message(({ url }) => url.tooLong({ max: MAX_WEBHOOK_URL_LENGTH })),
    )
    .matches(
      /^https?:\/\//,
      message((words) => words.urlScheme),
    ),
  events: array(string().oneOf(WEBHOOK_EVENTS).required())
    .default([])
    .min(
      1,
      message((words) => words.eventsRequired),
    ),
});
export type WebhookValues = InferType<typeof webhookSchema>;
