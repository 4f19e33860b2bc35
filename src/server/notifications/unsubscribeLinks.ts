import { apiLinks, pageLinks } from '../../domain/links';
import { DEFAULT_UNSUBSCRIBED, type NotificationSettingType } from '../../domain/notifications/settings';
import type { Config } from '../platform/config/config';
import type { MailContent } from '../platform/mail/content';
import type { NewCode } from '../session';

const PURPOSE = 'unsubscribe';

/** How long one can unsubscribe by the links of a mail. */
const LASTS_SECONDS = 60 * 24 * 60 * 60;

/** A code that turns off one type of thing for somebody (rule notifications.unsubscribe). */
export const unsubscribeCode = (userId: string, type: NotificationSettingType): NewCode => ({
  purpose: PURPOSE,
  userId,
  payload: { type },
  lastsSeconds: LASTS_SECONDS,
});

/** What the code of a mail turns off; those of before there were several types, missed messages. */
export const typeOfCode = ({ payload }: { payload: Record<string, unknown> }): NotificationSettingType =>
  (payload.type as NotificationSettingType | undefined) ?? DEFAULT_UNSUBSCRIBED;

/** Both links of a mail: for its reader, and for their mail program. */
export const unsubscribeLinks = (
  { publicUrl, apiUrl = publicUrl }: Config,
  secret: string,
  type: NotificationSettingType,
): NonNullable<MailContent['unsubscribe']> => ({
  page: publicUrl + pageLinks.unsubscribe(secret, type),
  oneClick: apiUrl + apiLinks.unsubscribe(secret),
});
