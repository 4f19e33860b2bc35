/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  finished: {
    REMOVE_MEMBERS: (d: { done: number; total: number }) => "Finished removing people: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    DISABLE_MEMBERS: (d: { done: number; total: number }) => "Finished disabling people: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    ENABLE_MEMBERS: (d: { done: number; total: number }) => "Finished enabling people: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    MOVE_MEMBERS: (d: { done: number; total: number }) => "Finished moving people to a pod: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    DELETE_PODS: (d: { done: number; total: number }) => "Finished deleting pods: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    EMPTY_MEMBERSHIP: (d: { done: number; total: number }) => "Finished emptying the membership: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    INVITE_PEOPLE: (d: { done: number; total: number }) => "Finished inviting people: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
  },
  seeResults: "See the results",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
