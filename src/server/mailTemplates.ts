import type { Template } from './platform/mail/content';
import { accountTemplates } from './account/mails';
import { businessTemplates } from './businesses/mails';
import { chatTemplates } from './chat/mails';
import { leadershipTemplates } from './leadership/mails';
import { meetingTemplates } from './meetings/mails';
import { memberTemplates } from './members/mails';
import { podTemplates } from './pods/mails';
import { sessionTemplates } from './session/mails';
import { stepTemplates } from './steps/mails';

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
