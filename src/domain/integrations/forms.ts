import { array, type InferType, number, object, string } from 'yup';
import { nameField } from '../forms/fields';
import { API_KEY_SCOPES, MAX_API_KEY_DAYS, MAX_API_KEY_NAME_LENGTH } from './apiKeys';
import { MAX_WEBHOOK_URL_LENGTH, WEBHOOK_EVENTS } from './webhooks';

const DAYS_OUT_OF_RANGE = `Must be from 1 to ${MAX_API_KEY_DAYS} days`;

/** The contract's ApiKeyInput; screens offer only some numbers of days. */
export const apiKeySchema = object({
  name: nameField('Key name is required', MAX_API_KEY_NAME_LENGTH),
  scopes: array(string().oneOf(API_KEY_SCOPES).required()).default([]).min(1, 'Choose what this key may do'),
  expiresInDays: number().integer(DAYS_OUT_OF_RANGE).min(1, DAYS_OUT_OF_RANGE).max(MAX_API_KEY_DAYS, DAYS_OUT_OF_RANGE),
});
export type ApiKeyValues = InferType<typeof apiKeySchema>;

/** The contract's WebhookInput. The server checks further that the address may be called. */
export const webhookSchema = object({
  url: string()
    .trim()
    .required('Address is required')
    .max(MAX_WEBHOOK_URL_LENGTH, `Address must be ${MAX_WEBHOOK_URL_LENGTH} characters or fewer`)
    .matches(/^https?:\/\//, 'Must begin with https://'),
  events: array(string().oneOf(WEBHOOK_EVENTS).required()).default([]).min(1, 'Choose at least one event'),
});
export type WebhookValues = InferType<typeof webhookSchema>;
