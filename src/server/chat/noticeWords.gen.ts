/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  mentioned: {
    text: (d: { senderName: string; channelName: string }) => "<b>" + d.senderName + "</b> mentioned you in <b>" + d.channelName + "</b>.",
    button: "See message",
    group: (d: { count: number; channelName: string }) => number('en', d.count) + " messages mention you in <b>" + d.channelName + "</b>.",
  },
  messageRemoved: {
    text: (d: { leaderName: string; channelName: string }) => "<b>" + d.leaderName + "</b> removed one of your messages in <b>" + d.channelName + "</b>.",
    group: (d: { count: number; channelName: string }) => number('en', d.count) + " of your messages were removed in <b>" + d.channelName + "</b>.",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
