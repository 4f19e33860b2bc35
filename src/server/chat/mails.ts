import { countOf } from '../../domain/text/words';
import { hello, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

/** A conversation with messages the reader has not seen. */
export interface MissedChannel {
  name: string;
  count: number;
  /** First names of who wrote them. */
  from: string[];
}

export const chatMails = mailTemplates({
  /** Counts and names only: what was written stays in the pod. */
  'missed-messages': (data: {
    firstName: string;
    channels: MissedChannel[];
    /** The conversation when there is one, else the list. */
    link: string;
    /** Takes a POST without a login. */
    unsubscribeLink: string;
    supportEmail?: string;
  }): MailContent => {
    const count = data.channels.reduce((sum, channel) => sum + channel.count, 0);
    const [only, ...others] = data.channels;
    const where = only && others.length === 0 ? `in ${only.name}` : `in ${data.channels.length} conversations`;
    return {
      subject: `${countOf(count, 'new message')} ${where}`,
      paragraphs: [
        hello(data.firstName),
        'Since you last looked:',
        {
          facts: data.channels.map(
            (channel) =>
              [channel.name, `${countOf(channel.count, 'new message')} from ${channel.from.join(', ')}`] as const,
          ),
        },
      ],
      button: { label: 'Read messages', link: data.link },
      why: 'You get this because you asked to be told of missed messages. How often is up to you: My Settings, Notifications.',
      ...(data.supportEmail && { replyTo: data.supportEmail }),
      unsubscribeLink: data.unsubscribeLink,
    };
  },
});
