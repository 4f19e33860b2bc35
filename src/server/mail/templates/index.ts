import type { Template } from '../content';
import { accountTemplates } from './account';
import { businessTemplates } from './businesses';
import { chatTemplates } from './chat';
import { leadershipTemplates } from './leadership';
import { meetingTemplates } from './meetings';
import { memberTemplates } from './members';
import { podTemplates } from './pods';
import { sessionTemplates } from './session';
import { stepTemplates } from './steps';

/** Every mail the product writes, by name. */
export const templates = {
  ...sessionTemplates,
  ...accountTemplates,
  ...businessTemplates,
  ...leadershipTemplates,
  ...memberTemplates,
  ...podTemplates,
  ...meetingTemplates,
  ...stepTemplates,
  ...chatTemplates,
};

type Templates = typeof templates;
export type TemplateName = keyof Templates;

/** What a template needs to be filled in. It is stored as JSON, so times are numbers. */
export type TemplateData<Name extends TemplateName> = Parameters<Templates[Name]>[0];

/** A template by the name a mail was stored with; undefined for one that is no more. */
export const templateNamed = (name: string): Template<unknown> | undefined =>
  Object.hasOwn(templates, name) ? (templates[name as TemplateName] as Template<unknown>) : undefined;
