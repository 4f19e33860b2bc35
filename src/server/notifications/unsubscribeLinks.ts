import { apiLinks, pageLinks } from '../../domain/links';
import { DEFAULT_UNSUBSCRIBED, type NotificationSettingType } from '../../domain/notifications/settings';
import type { Config } from '../platform/config/config';
import type { MailContent } from '../platform/mail/content';
import type { NewCode } from '../session';

const PURPOSE = 'unsubscribe';

const UNSUBSCRIBE_CODE_SECONDS = 60 * 24 * 60 * 60;

export const unsubscribeCode = (userId: string, type: NotificationSettingType): NewCode => ({
  purpose: PURPOSE,
  userId,
  payload: { type },
  lastsSeconds: UNSUBSCRIBE_CODE_SECONDS,
});

/** The type that a mail's code turns off. Codes older than the types turn off missed messages. */
export const settingTypeOfCode = ({ payload }: { payload: Record<string, unknown> }): NotificationSettingType =>
  (payload.type as NotificationSettingType | undefined) ?? DEFAULT_UNSUBSCRIBED;

export const unsubscribeLinks = (
  { publicUrl, apiUrl = publicUrl }: Config,
  secret: string,
  type: NotificationSettingType,
): NonNullable<MailContent['unsubscribe']> => ({
  page: publicUrl + pageLinks.unsubscribe(secret, type),
  oneClick: apiUrl + apiLinks.unsubscribe(secret),
});
