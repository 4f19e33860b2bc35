import type { FastifySchemaValidationError } from 'fastify';
import { LINK_MESSAGE } from '../../../domain/forms/fields';
import { PASSWORD_MESSAGE } from '../../../domain/session/password';
import type { FieldError } from './problem';

/** What the validator says of a value; with `verbose` it also hands the value over. */
export type SchemaError = FastifySchemaValidationError & { data?: unknown };

/** Fields whose name is not what a person calls them (specification 5). */
const called: Record<string, string> = {
  username: 'Email',
  emailAddress: 'Email',
  newEmail: 'Email',
  supportEmail: 'Membership support email',
  oldPassword: 'Current password',
  newPassword: 'Password',
  businessName: 'Business name',
  zoomApiKey: 'Zoom key',
  zoomApiSecret: 'Zoom secret',
  zoomUserId: 'Zoom user ID',
  zoomAccountId: 'Zoom account ID',
  thirdPartyMeetingLink: 'Meeting link',
  unixTime: 'Date and time',
  pausedFromEpoch: 'Start of the pause',
  pausedToEpoch: 'End of the pause',
  communityUrl: 'Community site',
  bio: 'Bio',
};

/** The specification has a text of its own for what is missing here. */
const missing: Record<string, string> = {
  inviteCode: 'Missing code',
  code: 'Missing code',
  content: 'Message cannot be empty',
  description: 'Next Tiny Step is required',
};

const invalidEmail: Record<string, string> = { zoomUserId: 'Zoom user email is invalid' };

/** The sentence for each pattern of the contract; a test holds that there is one for every pattern. */
const patterns: Record<string, (field: string) => string> = {
  '\\S': (field) => isRequired(field),
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': (field) => invalidEmail[field] ?? 'Email address is invalid',
  '^(?=[\\s\\S]*\\d)(?=[\\s\\S]*[a-z])(?=[\\s\\S]*[A-Z])': () => PASSWORD_MESSAGE,
  '^https?://': () => LINK_MESSAGE,
  '^(https?://.*)?$': () => LINK_MESSAGE,
  '^([hH][tT][tT][pP][sS]?://\\S+)?$': () => LINK_MESSAGE,
  '^https://\\S+$': () => 'Address must start with https',
  '^data:image/(png|jpeg|webp);base64,': () => "Oops! We can't upload that image",
};

/** 'pausedToEpoch' as a form would call it: 'End of the pause'; what has no name of its own by its words. */
function nameOf(field: string): string {
  const words = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return called[field] ?? (words.charAt(0).toUpperCase() + words.slice(1) || 'The request');
}

const isRequired = (field: string): string => missing[field] ?? `${nameOf(field)} is required`;

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const counted = (limit: unknown, noun: string): string => `${String(limit)} ${noun}${limit === 1 ? '' : 's'}`;

/** What is too short, too small, too many, said of a field. */
const limits: Record<string, (name: string, limit: unknown) => string> = {
  maxLength: (name, limit) => `${name} must be ${counted(limit, 'character')} or fewer`,
  minLength: (name, limit) => `${name} must be at least ${counted(limit, 'character')}`,
  minimum: (name, limit) => `${name} must be ${String(limit)} or greater`,
  maximum: (name, limit) => `${name} must be ${String(limit)} or less`,
  maxItems: (name, limit) => `${name}: choose at most ${String(limit)}`,
  minItems: (name, limit) => `${name}: choose at least ${String(limit)}`,
};

function sentence({ keyword, params, data }: SchemaError, field: string): string {
  const isText = keyword === 'minLength' || keyword === 'pattern';
  if (keyword === 'required' || (isText && isBlank(data))) return isRequired(field);
  if (keyword === 'additionalProperties') return `${field} is not a field that is known here`;
  if (keyword === 'pattern') return patterns[String(params.pattern)]?.(field) ?? `${nameOf(field)} is not valid`;
  if (keyword === 'minLength' && /password$/i.test(field)) return PASSWORD_MESSAGE;
  if (keyword === 'minLength' && /email|username|zoomUserId/i.test(field))
    return invalidEmail[field] ?? 'Email address is invalid';
  if (keyword === 'minLength' && /link|url/i.test(field)) return LINK_MESSAGE;
  if (keyword === 'enum' && Array.isArray(params.allowedValues))
    return `${nameOf(field)} must be one of ${params.allowedValues.join(', ')}`;
  return limits[keyword]?.(nameOf(field), params.limit) ?? `${nameOf(field)} is not valid`;
}

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

function fieldError(error: SchemaError): FieldError {
  const { params, instancePath } = error;
  const child = params.missingProperty ?? params.additionalProperty;
  const parts = instancePath.split('/').slice(1).map(unescapePointer);
  if (typeof child === 'string') parts.push(child);
  // 'customButtons.0' is one of the custom buttons.
  const field = parts.filter((part) => !/^\d+$/.test(part)).at(-1) ?? '';
  return { path: parts.join('.'), message: sentence(error, field) };
}

/** Whether the contract's pattern has a sentence for the person. */
export const hasSentence = (pattern: string): boolean => pattern in patterns;

/** What the validator says, in the words of a form: one sentence a field (specification 5). */
export function fieldErrors(errors: SchemaError[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const error of errors.map(fieldError)) if (!byPath.has(error.path)) byPath.set(error.path, error);
  return [...byPath.values()];
}
