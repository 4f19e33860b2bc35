/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  announcement: {
    text: (d: { title: string }) => "Announcement: <b>" + d.title + "</b>",
    button: "Read announcement",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
