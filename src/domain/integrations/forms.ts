import { array, type InferType, number, object, string } from 'yup';
import { nameField } from '../forms/fields';
import { API_KEY_SCOPES, MAX_API_KEY_DAYS, MAX_API_KEY_NAME_LENGTH } from './apiKeys';

const DAYS_OUT_OF_RANGE = `Must be from 1 to ${MAX_API_KEY_DAYS} days`;

/** The contract's ApiKeyInput; screens offer only some numbers of days. */
export const apiKeySchema = object({
  name: nameField('Key name is required', MAX_API_KEY_NAME_LENGTH),
  scopes: array(string().oneOf(API_KEY_SCOPES).required()).default([]).min(1, 'Choose what this key may do'),
  expiresInDays: number().integer(DAYS_OUT_OF_RANGE).min(1, DAYS_OUT_OF_RANGE).max(MAX_API_KEY_DAYS, DAYS_OUT_OF_RANGE),
});
export type ApiKeyValues = InferType<typeof apiKeySchema>;
